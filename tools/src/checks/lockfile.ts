import {
  type Check,
  type Dependencies,
  type Manifest,
  readManifest,
  readText,
  workspacesOf,
} from '../repository.ts';

interface Locked extends Manifest {
  link?: boolean;
  resolved?: string;
}
type Lock = Readonly<Record<string, Locked>>;

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** package-lock.json says what the package.json files say, so that `npm ci` installs it. */
export const lockfile: Check = repository => {
  if (!repository.files.includes('package-lock.json')) return ['package-lock.json is missing'];
  const { packages } = JSON.parse(readText(repository, 'package-lock.json')) as { packages: Lock };
  const root = { folder: '', manifest: readManifest(repository, 'package.json') };
  const workspaces = workspacesOf(repository);
  const folders = new Set(workspaces.map(({ folder }) => folder));
  return [
    ...[root, ...workspaces].flatMap(({ folder, manifest }) => [
      ...differences(folder, manifest, packages[folder]),
      ...unlocked(folder, manifest, packages),
    ]),
    ...workspaces
      .filter(({ folder, manifest }) => packages[`node_modules/${manifest.name}`]?.resolved !== folder)
      .map(({ folder }) => `package-lock.json has no link to ${folder}`),
    ...Object.keys(packages)
      .filter(path => path !== '' && !path.includes('node_modules/') && !folders.has(path))
      .map(path => `package-lock.json still has ${path}`),
  ];
};

function differences(folder: string, manifest: Manifest, locked: Locked | undefined): string[] {
  const file = folder === '' ? 'package.json' : `${folder}/package.json`;
  if (locked === undefined) return [`package-lock.json does not have ${folder}`];
  return (['name', 'version', 'workspaces', ...KINDS] as const)
    .filter(key => inOrder(manifest[key]) !== inOrder(lockedValue(key, manifest, locked)))
    .map(key => `package-lock.json and ${file} differ in ${key}`);
}

/** npm leaves out a workspace's name where it is that of its folder. */
function lockedValue(key: keyof Manifest, manifest: Manifest, locked: Locked): unknown {
  return key === 'name' ? (locked.name ?? manifest.name) : locked[key];
}

/** The same text for the same content; nothing and an empty list of dependencies are the same. */
function inOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value ?? {});
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function unlocked(folder: string, manifest: Manifest, packages: Lock): string[] {
  const wanted: Dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.entries(wanted).flatMap(([name, version]) => {
    const locked = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (locked === undefined)
      return [`package-lock.json does not have ${name}, which ${folder || 'the root'} wants`];
    const exact = /^(?:npm:.+@)?(\d+\.\d+\.\d+[^ ]*)$/.exec(version)?.[1];
    const isOther = !locked.link && exact !== undefined && locked.version !== exact;
    return isOther
      ? [`package-lock.json has ${name} ${locked.version}, but ${folder || 'the root'} wants ${exact}`]
      : [];
  });
}
