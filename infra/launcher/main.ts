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

interface Command {
  /** Its words and options. */
  readonly takes?: string;
  /** What `--help` says it does. */
  readonly does: string;
  readonly run: (words: string[]) => Promise<number>;
}

const settings = () => readSettings(process.env);

const commands: Record<string, Command> = {
  start: { does: 'Builds what has changed and starts everything.', run: () => start(settings()) },
  dev: {
    takes: '[mfe-finance] [--against https://vans.example]',
    does: `Hot reload of one micro-frontend, in the system that runs here or in the site that --against names; if there is neither,
with everything started.`,
    run: (words) => dev(words, settings()),
  },
  test: {
    takes: '[--all]',
    does: 'Runs the checks that every change needs; --all also builds the container images, and uses both screen sizes.',
    run: runTests,
  },
  affected: {
    takes: '[--base main] [--list]',
    does: 'Runs the types, the lint, and the unit and integration tests of what your branch touches; --list only says what.',
    run: testAffected,
  },
  bench: { takes: '[chapter …]', does: 'Measures every speed and size that has a limit, or only those chapters.', run: runBench },
  stock: {
    takes: '[--count 10000]',
    does: 'Fills the running system with vans.',
    run: (words) => stockRunningSystem(words, settings()),
  },
  build: { does: 'Builds everything that runs.', run: () => build().then(() => 0) },
  release: {
    takes: 'mfe-catalog [--reason "…"] [--canary 10,30,100 [--every 2m]]',
    does: `Builds a micro-frontend, checks it, and makes it live. With --canary visitors get it step by step, each as long as --every
says (5m by default): it goes on by itself if it does as well as what is live, and is taken back if not. A last step below
100 is followed by everybody, too. "why" says how a trial does, "rollback" ends it.`,
    run: (words) => release(words, settings()),
  },
  preview: {
    takes: 'mfe-catalog [version]',
    does: 'Prints a link that shows the site with a new build, or with a version that was released, for an hour.',
    run: (words) => preview(words, settings()),
  },
  rollback: {
    takes: 'mfe-catalog [--version …] [--reason "…"]',
    does: 'Ends its trial, or makes the release before the live one live again; or the one that --version names.',
    run: (words) => rollBack(words, settings()),
  },
  lock: {
    takes: 'mfe-catalog --reason "…", or mfe-catalog --off',
    does: 'Nothing changes what is live of it until --off.',
    run: (words) => lock(words, settings()),
  },
  history: { takes: 'mfe-catalog', does: 'Lists every change of what is live.', run: (words) => history(words, settings()) },
  why: {
    takes: 'mfe-catalog',
    does: 'Says what is live, since when, by whom and why, and how a trial does.',
    run: (words) => why(words, settings()),
  },
  token: { does: "Prints a staff token for the running system's API.", run: () => printToken(settings()) },
  password: { does: 'Gives the back office a new password, and signs everyone out.', run: () => changePassword(settings()) },
  'restore-vehicle': {
    takes: '[number]',
    does: 'Restores a van deleted within the last 30 days; without a number, lists them.',
    run: (words) => restoreVehicle(words, settings()),
  },
  backup: { does: 'Copies the running system to BACKUP_DIR; every change follows.', run: () => backup(settings()) },
  restore: {
    takes: '--to 2026-11-26T10:15:00Z, --to latest or --list',
    does: 'Makes the stopped system what it was at that second; --list says what there is.',
    run: (words) => restore(words, settings()),
  },
  export: {
    takes: '--to folder',
    does: 'Writes everything the running system holds, in documented formats.',
    run: (words) => exportEverything(words, settings()),
  },
  edge: { does: 'Writes the configuration of nginx.', run: writeEdgeFiles },
  env: { does: 'Writes the secrets of a system in containers.', run: writeEnvironment },
  stores: { does: 'Writes the configuration of the stores in containers.', run: writeStoreConfigs },
  settings: { does: 'Writes the table of settings in docs/operations.md.', run: writeOperations },
  'with-servers': {
    takes: '-- command …',
    does: 'Runs a command beside PostgreSQL, NATS and Redis of its own.',
    run: withServers,
  },
  'with-system': { takes: '-- command …', does: 'Runs a command beside a whole system of its own.', run: withSystem },
};

/** Runs a launcher command and exits with its exit code. */
export async function main([name = 'start', ...words]: string[]): Promise<void> {
  // Node 20 leaves a request open for ever if the server hangs up at once, and the timers of its time-outs keep no process alive.
  setInterval(() => {}, 60_000);
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (name === '--help') {
      for (const [known, { does }] of Object.entries(commands)) console.log(`${known.padEnd(16)}${does.split('\n')[0]}`);
      console.log('\nAfter a command, --help says what it takes.');
      process.exit(0);
    }
    if (!command) throw new Failure(`There is no command "${name}": choose one of ${Object.keys(commands).join(', ')}.`);
    const { takes, does, run } = command;
    if (words[0] === '--help') {
      console.log(`node infra/start.mjs ${name} ${takes ?? ''}`.trimEnd());
      console.log(`\n${does}`);
      process.exit(0);
    }
    if (takes === undefined && words.length > 0)
      throw new Failure(`"${name}" takes nothing, and you gave it ${words.join(' ')}.`);
    process.exit(await run(words));
  } catch (thrown) {
    const error = explain(thrown);
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exit(1);
  }
}
