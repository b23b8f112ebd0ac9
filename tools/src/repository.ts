import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files that are in the repository, or would be after `git add .`. */
export interface Repository {
  root: string;
  /** Paths from the root, with `/`, sorted. */
  files: readonly string[];
}

export interface Manifest {
  name?: string;
  version?: string;
  workspaces?: readonly string[];
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}
export type Dependencies = Readonly<Record<string, string>>;

export interface Workspace {
  /** Its path from the root: `kernel`, `games/descent`. */
  folder: string;
  manifest: Manifest;
}

/** Says what is wrong, one line each; no line means that all is well. */
export type Check = (repository: Repository) => string[];

export function openRepository(root: string): Repository {
  const files = (filesOfGit(root) ?? filesBelow(root)).filter(path => existsSync(join(root, path)));
  return { root, files: files.sort() };
}

export function readText({ root }: Repository, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function sizeOf({ root }: Repository, path: string): number {
  return statSync(join(root, path)).size;
}

export function readManifest(repository: Repository, path: string): Manifest {
  return JSON.parse(readText(repository, path)) as Manifest;
}

export function workspacesOf(repository: Repository): Workspace[] {
  const { workspaces = [] } = readManifest(repository, 'package.json');
  return repository.files
    .filter(path => path.endsWith('/package.json'))
    .map(path => path.slice(0, -'/package.json'.length))
    .filter(folder => workspaces.some(pattern => isMatch(folder, pattern)))
    .map(folder => ({ folder, manifest: readManifest(repository, `${folder}/package.json`) }));
}

/** Workspace patterns are folders, or `games/*` for each folder in one. */
function isMatch(folder: string, pattern: string): boolean {
  if (!pattern.endsWith('/*')) return folder === pattern;
  const parent = pattern.slice(0, -1);
  return folder.startsWith(parent) && !folder.slice(parent.length).includes('/');
}

function filesOfGit(root: string): string[] | null {
  if (!existsSync(join(root, '.git'))) return null;
  try {
    const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', words, { cwd: root, stdio: 'pipe', maxBuffer: 1e8 }).toString();
    return listed.split('\0').filter(path => path !== '');
  } catch {
    return null;
  }
}

const NEVER_KEPT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.DS_Store']);
const NOT_KEPT_AT_ROOT: ReadonlySet<string> = new Set(['data', 'coverage', 'fuzz-failures']);

/** For a tree that came without its history. */
function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NEVER_KEPT.has(name) && !(folder === '' && NOT_KEPT_AT_ROOT.has(name)))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, path) : [path];
    });
}
