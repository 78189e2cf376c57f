import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vehicle } from '@forecourt/contracts';
import pMap from 'p-map';
import { privateFolder } from '../servers/private-files.ts';
import type { Sink } from './sink.ts';
import type { SiteApi } from './site-api.ts';

const AT_ONCE = 4;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** The pictures of vans at full size: a folder for each van, its pictures in their order. */
export function pictureSink(folder: string, api: SiteApi): Sink<Vehicle> & { readonly count: () => number } {
  let count = 0;
  const save = async (van: Vehicle): Promise<void> => {
    // Others are addresses on other sites, which are in the stock.
    const own = van.images.filter((path) => path.startsWith('/objects/'));
    if (own.length === 0) return;
    const place = join(folder, pictureFolder(van));
    await privateFolder(place);
    for (const [index, path] of own.entries()) {
      const response = await api.get(path);
      const extension = EXTENSIONS[response.headers.get('content-type') ?? ''] ?? 'bin';
      const name = `${String(index + 1).padStart(2, '0')}.${extension}`;
      await writeFile(join(place, name), Buffer.from(await response.arrayBuffer()), { mode: 0o600 });
      count += 1;
    }
  };
  return {
    add: async (vans) => {
      await pMap(vans, save, { concurrency: AT_ONCE });
    },
    end: async () => undefined,
    count: () => count,
  };
}

/** "0007-ford-transit-custom" */
export const pictureFolder = ({ id, make, model }: Pick<Vehicle, 'id' | 'make' | 'model'>): string => {
  const words = `${make} ${model}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${String(id).padStart(4, '0')}-${words.replaceAll(/^-|-$/g, '')}`;
};
