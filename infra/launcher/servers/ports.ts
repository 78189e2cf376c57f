import { readFile, writeFile } from 'node:fs/promises';
import getPort from 'get-port';

/**
 * A free port of the loopback address for each name. The choice is saved in `file`, so that addresses stay the same from one
 * start to the next unless another program has taken them.
 */
export async function choosePorts<Name extends string>(names: readonly Name[], file: string): Promise<Record<Name, number>> {
  const kept: Partial<Record<Name, number>> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const ports = {} as Record<Name, number>;
  for (const name of names) {
    const wish = kept[name];
    ports[name] = await getPort({ host: '127.0.0.1', ...(wish !== undefined && { port: wish }) });
  }
  await writeFile(file, `${JSON.stringify({ ...kept, ...ports }, null, 2)}\n`);
  return ports;
}
