import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import getPort from 'get-port';

/**
 * Below the ports that Linux, macOS and Windows give to outgoing connections: one of those could take a port between its being
 * found free and its use.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 50;

/** A free port of the loopback address; `wish` if it is free. */
export const freePort = (wish?: number): Promise<number> => {
  const others = Array.from({ length: TRIES }, () => randomInt(FIRST_PORT, LAST_PORT));
  return getPort({ host: '127.0.0.1', port: wish === undefined ? others : [wish, ...others] });
};

/**
 * A free port for each name. The choice is saved in `file`, so that addresses stay the same from one start to the next unless
 * another program has taken them.
 */
export async function choosePorts<Name extends string>(names: readonly Name[], file: string): Promise<Record<Name, number>> {
  const kept: Partial<Record<Name, number>> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const ports = {} as Record<Name, number>;
  for (const name of names) ports[name] = await freePort(kept[name]);
  await writeFile(file, `${JSON.stringify({ ...kept, ...ports }, null, 2)}\n`);
  return ports;
}
