import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type {
  AuditEntry,
  DataRequest,
  DealershipState,
  Enquiry,
  KeptCalculation,
  RemovedVehicle,
  ScheduledPost,
  SocialPosts,
  Vehicle,
} from '@forecourt/contracts';
import { SERVICES } from '@forecourt/contracts';
import { explain, Failure } from '../failure.ts';
import { root } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { signStaffToken } from '../staff/staff-token.ts';
import { readAddresses } from '../system/data-directory.ts';
import { readSecrets } from '../system/secrets.ts';
import { type Column, csvSink } from './csv-sink.ts';
import { jsonSink } from './json-sink.ts';
import { pictureSink } from './picture-sink.ts';
import { type Described, readme } from './readme.ts';
import {
  ADDRESS_COLUMNS,
  AUDIT_COLUMNS,
  CALCULATION_COLUMNS,
  DATA_REQUEST_COLUMNS,
  POST_COLUMNS,
  REMOVED_COLUMNS,
  SCHEDULED_COLUMNS,
} from './record-columns.ts';
import { pour, type Sink } from './sink.ts';
import { SiteApi } from './site-api.ts';
import { readSitemap } from './sitemap.ts';
import { STOCK_COLUMNS } from './stock-columns.ts';

/** `export --to <folder>`: everything that the running system holds, in open formats. */
export async function exportEverything(words: string[], { dataDir }: Settings): Promise<number> {
  const { values } = parseArgs({ args: words, options: { to: { type: 'string' } } });
  if (!values.to) throw new Failure('Say where to: npm run export -- --to folder.');
  const target = resolve(process.env['INIT_CWD'] ?? root, values.to);
  const { siteUrl } = await readAddresses(dataDir);
  const { tokenPrivateKey } = await readSecrets(dataDir, SERVICES);
  const api = new SiteApi(siteUrl, await signStaffToken(tokenPrivateKey));
  const work = `${target}.unfinished`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await mkdir(target, { mode: 0o700 });
    await rm(work, { recursive: true, force: true });
    await mkdir(join(work, 'pictures'), { recursive: true, mode: 0o700 });
    const files = await writeFiles(work, api);
    await writeFile(join(work, 'README.md'), readme(files, new Date()), { mode: 0o600 });
    // Replaces the empty folder.
    await rename(work, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Failure(`${target} exists already: name a new folder.`);
    await rm(target, { recursive: true, force: true });
    throw explain(error);
  }
  console.log(`\nEverything is in ${target}, with personal data: README.md there says what each file is.`);
  return 0;
}

/** The vans on the site, then those that are held back. */
async function* stockOf(api: SiteApi): AsyncGenerator<Vehicle[]> {
  yield* api.pages<Vehicle>('/api/vehicles?limit=200');
  yield* api.pages<Vehicle>('/api/vehicles/held');
}

async function writeFiles(folder: string, api: SiteApi): Promise<Described[]> {
  const described: Described[] = [];
  const note = (one: Described) => {
    described.push(one);
    console.log(`${one.file.padEnd(24)}${one.count}`);
  };
  const table = async <Row>(
    name: string,
    about: string,
    pages: AsyncIterable<Row[]>,
    columns: readonly Column<Row>[],
    others: readonly Sink<Row>[] = [],
  ): Promise<void> => {
    const [csv, json] = [await csvSink(join(folder, `${name}.csv`), columns), await jsonSink<Row>(join(folder, `${name}.json`))];
    note({
      file: `${name}.csv`,
      about: `${about} ${name}.json has the same, unaltered.`,
      count: await pour(pages, [csv, json, ...others]),
      columns,
    });
  };

  const pictures = pictureSink(join(folder, 'pictures'), api);
  await table('stock', 'The vans.', stockOf(api), STOCK_COLUMNS, [pictures]);
  note({
    file: 'pictures/',
    about: 'The pictures of the vans at full size, a folder for each van, in their order.',
    count: pictures.count(),
  });
  await table(
    'deleted-vans',
    'Vans that were deleted and can still be restored.',
    api.pages<RemovedVehicle>('/api/vehicles/removed'),
    REMOVED_COLUMNS,
  );
  const response = await api.get('/api/inquiries/export');
  const file = createWriteStream(join(folder, 'enquiries.csv'), { mode: 0o600, flags: 'wx' });
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), file);
  const json = await jsonSink<Enquiry>(join(folder, 'enquiries.json'));
  const count = await pour(api.pages<Enquiry>('/api/inquiries?limit=500'), [json]);
  note({
    file: 'enquiries.csv',
    about: 'The enquiries as the back office exports them, times as in the UK. enquiries.json has more, unaltered.',
    count,
  });
  await table(
    'data-requests',
    'Requests of people about their data.',
    api.pages<DataRequest>('/api/data-subject-request'),
    DATA_REQUEST_COLUMNS,
  );
  await table(
    'calculations',
    'Saved finance calculations.',
    api.pages<KeptCalculation>('/api/finance/saved?limit=999'),
    CALCULATION_COLUMNS,
  );
  const posts = api.pages('/api/social-media-publish', (answer) => (answer as SocialPosts).posts);
  await table('social-posts', 'Posts on social media.', posts, POST_COLUMNS);
  await table(
    'scheduled-posts',
    'Posts that wait for their time, or for staff.',
    api.pages<ScheduledPost>('/api/social-media-publish/scheduled'),
    SCHEDULED_COLUMNS,
  );
  await table(
    'audit-log',
    'Who of staff did what, and when.',
    api.pages<AuditEntry>('/api/admin/audit-log?limit=999'),
    AUDIT_COLUMNS,
  );
  await table(
    'addresses',
    'The public pages, to lead old addresses to new ones. The site keeps no redirects of its own.',
    readSitemap(api),
    ADDRESS_COLUMNS,
  );
  const { settings } = (await (await api.get('/api/dealership')).json()) as DealershipState;
  await writeFile(join(folder, 'dealership.json'), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  note({ file: 'dealership.json', about: 'The settings of the dealership: name, hours, finance terms.', count: 1 });
  return described;
}
