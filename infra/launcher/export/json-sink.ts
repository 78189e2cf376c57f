import { open } from 'node:fs/promises';
import type { Sink } from './sink.ts';

/** A JSON array with an entry on each line. */
export async function jsonSink<Row>(path: string): Promise<Sink<Row>> {
  const file = await open(path, 'wx', 0o600);
  let before = '[\n';
  return {
    add: async (rows) => {
      for (const row of rows) {
        await file.writeFile(before + JSON.stringify(row));
        before = ',\n';
      }
    },
    end: async () => {
      await file.writeFile(before === '[\n' ? '[]\n' : '\n]\n');
      await file.sync();
      await file.close();
    },
  };
}
