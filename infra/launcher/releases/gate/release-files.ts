import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, type MfeManifest, mfeManifestSchema, type PartContract, partContractSchema } from '@forecourt/contracts';
import { Failure } from '../../failure.ts';

export interface ReleaseFiles {
  readonly folder: string;
  readonly manifest: MfeManifest;
  /** Undefined: it was built before releases had contracts. */
  readonly contract: PartContract | undefined;
}

/** @throws {Failure} if a file is missing, or is not what the build has made. */
export async function readReleaseFiles({ name, version, manifest: integrity }: Build, remotesDir: string): Promise<ReleaseFiles> {
  const folder = join(remotesDir, name, version);
  const read = async (path: string, expected: string): Promise<string> => {
    const file = await readFile(join(folder, path)).catch(() => undefined);
    const found = file && `sha384-${createHash('sha384').update(file).digest('base64')}`;
    if (found !== expected)
      throw new Failure(
        `${path} of ${name} ${version} is ${file ? 'not what was built' : 'missing'}: delete ${folder} and release it again.`,
      );
    return file?.toString() ?? '';
  };
  const manifest = mfeManifestSchema.parse(JSON.parse(await read('mfe.json', integrity)));
  for (const { path, integrity } of allFiles(manifest)) await read(path, integrity);
  const { contract } = manifest;
  return {
    folder,
    manifest,
    contract: contract && partContractSchema.parse(JSON.parse(await read(contract.path, contract.integrity))),
  };
}

function allFiles({ entry, server, scripts, routes, widgets }: MfeManifest): MfeManifest['scripts'] {
  const files = [entry, server, ...scripts, ...[...routes, ...widgets].flatMap(({ js, css }) => [...js, ...css])];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
