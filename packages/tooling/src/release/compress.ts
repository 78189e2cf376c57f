import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Writes `<file>.br` and `<file>.gz` beside every file that they make smaller. */
export async function compress(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}
