import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { writeModel } from '../model/model-text.ts';
import { trainModel } from './train-model.ts';

/** Run by the build: learns the model from `data/` and writes `model/learnt.js`, unless nothing has changed since. */
const folder = resolve(import.meta.dirname, '../..');
const file = join(folder, 'model/learnt.js');

const linesIn = (path: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    readdirSync(join(folder, path))
      .sort()
      .map((name) => [
        name.replace('.txt', ''),
        readFileSync(join(folder, path, name), 'utf8')
          .trimEnd()
          .split('\n'),
      ]),
  );

const code = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.js(?:on)?$/.test(name))
  .sort()
  .map((name) => readFileSync(join(folder, 'dist', name), 'utf8'));
const data = { intents: linesIn('data/intents'), vocabulary: linesIn('data/vocabulary'), turns: linesIn('data/turns') };
const mark = `// ${createHash('sha256')
  .update(JSON.stringify([data, code]))
  .digest('hex')}\n`;

if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith(mark)) {
  const unfinished = `${file}.${process.pid}`;
  const packed = brotliCompressSync(JSON.stringify(writeModel(await trainModel(data))), {
    // The best takes ten times as long for a tenth less.
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  }).toString('base64');
  writeFileSync(
    unfinished,
    `${mark}import { brotliDecompressSync } from 'node:zlib';
export const learnt = JSON.parse(brotliDecompressSync(Buffer.from('${packed}', 'base64')));
`,
  );
  renameSync(unfinished, file);
}
