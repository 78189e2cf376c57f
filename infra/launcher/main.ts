import { explain, Failure } from './failure.ts';
import { withServers } from './servers/with-servers.ts';

type Command = (words: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  'with-servers': (words) => withServers(words),
};

/** Runs one of the launcher's commands and ends the process with its exit code. */
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
