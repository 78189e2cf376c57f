import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A photograph of the demo stock: "v01-front". */
export const demoPicture = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`../../../../infra/demo-stock/pictures/${name}.jpg`, import.meta.url)));
