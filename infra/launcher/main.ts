import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { build } from './build/build.ts';
import { writeStoreConfigs } from './containers/store-configs.ts';
import { writeEnvironment } from './containers/write-environment.ts';
import { dev } from './dev/dev.ts';
import { writeEdgeFiles } from './edge/edge-files.ts';
import { exportEverything } from './export/export.ts';
import { explain, Failure } from './failure.ts';
import { writeOperations } from './operations/operations-file.ts';
import { history } from './releases/history.ts';
import { lock } from './releases/lock.ts';
import { preview } from './releases/preview.ts';
import { release } from './releases/release.ts';
import { rollBack } from './releases/roll-back.ts';
import { why } from './releases/why.ts';
import { withServers } from './servers/with-servers.ts';
import { readSettings } from './settings.ts';
import { changePassword } from './staff/change-password.ts';
import { printToken } from './staff/print-token.ts';
import { restoreVehicle } from './staff/restore-vehicle.ts';
import { start } from './start.ts';
import { stockRunningSystem } from './stock-command.ts';
import { testAffected } from './test-runner/affected.ts';
import { runBench } from './test-runner/run-bench.ts';
import { runTests } from './test-runner/run-tests.ts';
import { withSystem } from './test-runner/with-system.ts';

type Command = (words: string[]) => Promise<number>;

/** By name: what each takes, and what it does with it. */
const commands: Record<string, readonly [takes: string, command: Command]> = {
  start: ['', () => start(readSettings(process.env))],
  dev: ['[mfe-finance] [--against https://vans.example]', (words) => dev(words, readSettings(process.env))],
  test: ['', runTests],
  affected: ['[--base main] [--list]', testAffected],
  bench: ['[chapter …]', runBench],
  stock: ['[--count 10000]', (words) => stockRunningSystem(words, readSettings(process.env))],
  build: ['', () => build().then(() => 0)],
  release: ['mfe-catalog [--reason "…"] [--canary 10,30,100 [--every 2m]]', (words) => release(words, readSettings(process.env))],
  preview: ['mfe-catalog [version]', (words) => preview(words, readSettings(process.env))],
  rollback: ['mfe-catalog [--version …] [--reason "…"]', (words) => rollBack(words, readSettings(process.env))],
  lock: ['mfe-catalog --reason "…", or mfe-catalog --off', (words) => lock(words, readSettings(process.env))],
  history: ['mfe-catalog', (words) => history(words, readSettings(process.env))],
  why: ['mfe-catalog', (words) => why(words, readSettings(process.env))],
  token: ['', () => printToken(readSettings(process.env))],
  password: ['', () => changePassword(readSettings(process.env))],
  'restore-vehicle': ['[number]', (words) => restoreVehicle(words, readSettings(process.env))],
  backup: ['', () => backup(readSettings(process.env))],
  restore: ['--to 2026-11-26T10:15:00Z, --to latest or --list', (words) => restore(words, readSettings(process.env))],
  export: ['--to folder', (words) => exportEverything(words, readSettings(process.env))],
  edge: ['', writeEdgeFiles],
  env: ['', writeEnvironment],
  stores: ['', writeStoreConfigs],
  settings: ['', writeOperations],
  'with-servers': ['-- command …', withServers],
  'with-system': ['-- command …', withSystem],
};

/** Runs a launcher command and exits with its exit code. */
export async function main([name = 'start', ...words]: string[]): Promise<void> {
  // Node 20 leaves a request open for ever if the server hangs up at once, and the timers of its time-outs keep no process alive.
  setInterval(() => {}, 60_000);
  try {
    const [takes, command] = commands[name] ?? [];
    if (takes === undefined || !command) {
      throw new Failure(`There is no command "${name}": choose one of ${Object.keys(commands).join(', ')}.`);
    }
    if (words[0] === '--help') {
      console.log(`node infra/start.mjs ${name} ${takes}`.trimEnd());
      process.exit(0);
    }
    if (takes === '' && words.length > 0) throw new Failure(`"${name}" takes nothing, and you gave it ${words.join(' ')}.`);
    process.exit(await command(words));
  } catch (thrown) {
    const error = explain(thrown);
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exit(1);
  }
}
