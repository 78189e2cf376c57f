import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ChildServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a peer in its own process, so that it competes for the machine like the product. `module` is relative to this folder.
 */
export async function startPeer(
  module: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ChildServer> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), args, { env: { ...process.env, ...env } });
  const [message] = await once(child, 'message');
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  };
  return { url: `http://127.0.0.1:${(message as { port: number }).port}`, stop };
}
