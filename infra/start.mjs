// The launcher's only plain JavaScript, because it runs before anything is installed or compiled.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Forecourt needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`);
}

if (!installed()) {
  console.log('Installing dependencies (about a minute the first time)');
  run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    'The dependencies could not be installed',
  );
}
// Types are checked in `npm test`.
run(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-b', '--noCheck', join(root, 'infra')],
  'The launcher could not be compiled',
);

const { main } = await import('./dist/main.js');
await main(words);

/** Whether node_modules matches the lock file: npm records what it installed. */
function installed() {
  try {
    const wanted = packages('package-lock.json');
    const present = packages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([path, { version, integrity, optional, peer, link }]) => {
      if (!path.includes('node_modules/')) return true;
      const found = present[path];
      if (!found) return Boolean(optional || peer);
      return Boolean(link) || (found.version === version && found.integrity === integrity);
    });
  } catch {
    return false;
  }
}

function packages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

function run(command, args, sentence) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${sentence}${error ? ` (${error.message})` : '; the reason is above'}.`);
}

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
