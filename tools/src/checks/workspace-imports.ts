import ts from 'typescript';
import { type Check, type Repository, readText, type Workspace, workspacesOf } from '../repository.ts';

const SCOPE = '@tenebrae/';
const CODE = /\.(?:ts|tsx|mts|js|mjs)$/;

/** Every workspace lists the packages of ours that it imports, and no more. */
export const workspaceImports: Check = repository =>
  workspacesOf(repository).flatMap(workspace => [
    ...wrongName(workspace),
    ...wrongList(repository, workspace),
  ]);

/** The table of arrows in lint/ knows a package by its folder. */
function wrongName({ folder, manifest }: Workspace): string[] {
  const name = SCOPE + folder.slice(folder.lastIndexOf('/') + 1);
  return manifest.name === name ? [] : [`${folder}/package.json should be named ${name}`];
}

function wrongList(repository: Repository, { folder, manifest }: Workspace): string[] {
  const needed = Object.keys(manifest.dependencies ?? {});
  const listed = [...needed, ...Object.keys(manifest.devDependencies ?? {})];
  const own = repository.files.filter(path => path.startsWith(`${folder}/`) && CODE.test(path));
  const inTests = own.filter(path => path.startsWith(`${folder}/test/`));
  const played = importsOf(
    repository,
    own.filter(path => !inTests.includes(path)),
  );
  const imported = new Set([...played, ...importsOf(repository, inTests)]);
  played.delete(manifest.name ?? '');
  imported.delete(manifest.name ?? '');
  return [
    ...[...imported]
      .filter(name => !listed.includes(name))
      .map(name => `${folder}/package.json does not list ${name}, which it imports`),
    ...[...played]
      .filter(name => listed.includes(name) && !needed.includes(name))
      .map(name => `${folder}/package.json lists ${name} for development only, but not only tests import it`),
    ...listed
      .filter(name => name.startsWith(SCOPE) && !imported.has(name))
      .map(name => `${folder}/package.json lists ${name}, which it does not import`),
  ];
}

function importsOf(repository: Repository, paths: readonly string[]): Set<string> {
  const specifiers = paths.flatMap(path => ts.preProcessFile(readText(repository, path)).importedFiles);
  const ours = specifiers.map(({ fileName }) => fileName).filter(name => name.startsWith(SCOPE));
  return new Set(ours.map(name => name.split('/').slice(0, 2).join('/')));
}
