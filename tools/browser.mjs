import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PROGRAM_FILES = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const USUAL_PLACES = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].flatMap(folder =>
    NAMES.map(name => join(folder, name)),
  ),
  darwin: ['Google Chrome', 'Chromium'].map(app => `/Applications/${app}.app/Contents/MacOS/${app}`),
  win32: PROGRAM_FILES.flatMap(name => {
    const folder = process.env[name];
    return folder === undefined
      ? []
      : ['Google/Chrome', 'Chromium'].map(app => join(folder, app, 'Application', 'chrome.exe'));
  }),
};

const WHAT_TO_INSTALL =
  'The browser tests need Chrome or Chromium: install one (on Debian: apt-get install chromium), or say where it is with CHROME_PATH.';

/** Where the browser is, or null. A CHROME_PATH that is set is the only place looked at. */
export function findBrowser(env = process.env, platform = process.platform) {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : null;
  const ending = platform === 'win32' ? '.exe' : '';
  const onPath = (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .filter(folder => folder !== '')
    .flatMap(folder => NAMES.map(name => join(folder, name + ending)));
  return [...onPath, ...(USUAL_PLACES[platform] ?? [])].find(isProgram) ?? null;
}

/** Finds the browser, after installing Debian's if there is none and this may be done; otherwise says why not. */
export function needBrowser(env = process.env, platform = process.platform) {
  const found = findBrowser(env, platform) ?? (env.CHROME_PATH ? null : installed(env, platform));
  if (found !== null) return found;
  const wrong = env.CHROME_PATH ? `There is no browser at CHROME_PATH=${env.CHROME_PATH}. ` : '';
  throw new Error(wrong + WHAT_TO_INSTALL);
}

function installed(env, platform) {
  const isRoot = process.getuid?.() === 0;
  if (platform !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return null;
  console.error('Installing chromium, since there is no Chrome or Chromium here.');
  const apt = (...words) =>
    spawnSync('apt-get', [...words], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  if (!apt('update', '-qq') || !apt('install', '-qq', '--yes', '--no-install-recommends', 'chromium'))
    return null;
  return findBrowser(env, platform);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** How it is started for tests and pictures: without talking to anybody. As root it has no sandbox to start in. */
export const BROWSER_WORDS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
