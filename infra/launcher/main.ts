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

const commands: Record<string, Command> = {
  start: () => start(readSettings(process.env)),
  dev: (words) => dev(words, readSettings(process.env)),
  test: runTests,
  affected: testAffected,
  bench: runBench,
  stock: (words) => stockRunningSystem(words, readSettings(process.env)),
  build: () => build().then(() => 0),
  release: (words) => release(words, readSettings(process.env)),
  preview: (words) => preview(words, readSettings(process.env)),
  rollback: (words) => rollBack(words, readSettings(process.env)),
  lock: (words) => lock(words, readSettings(process.env)),
  history: (words) => history(words, readSettings(process.env)),
  why: (words) => why(words, readSettings(process.env)),
  token: () => printToken(readSettings(process.env)),
  password: () => changePassword(readSettings(process.env)),
  'restore-vehicle': (words) => restoreVehicle(words, readSettings(process.env)),
  backup: () => backup(readSettings(process.env)),
  restore: (words) => restore(words, readSettings(process.env)),
  export: (words) => exportEverything(words, readSettings(process.env)),
  edge: writeEdgeFiles,
  env: writeEnvironment,
  stores: writeStoreConfigs,
  settings: writeOperations,
  'with-servers': withServers,
  'with-system': withSystem,
};

/** Runs a launcher command and exits with its exit code. */
export async function main([name = 'start', ...words]: string[]): Promise<void> {
  try {
    const command = commands[name];
    if (!command) throw new Failure(`There is no command "${name}": choose one of ${Object.keys(commands).join(', ')}.`);
    process.exit(await command(words));
  } catch (thrown) {
    const error = explain(thrown);
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exit(1);
  }
}
