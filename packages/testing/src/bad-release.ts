import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MfeManifest, Release } from '@forecourt/contracts';

/** How a release is bad. */
export type Fault =
  /** The server cannot render the first page, the sixth, the eleventh and so on. */
  | 'throws-on-server'
  /** The browser cannot show one page of five, by chance. */
  | 'throws-in-browser'
  /** The browser renders other elements than the server. */
  | 'hydrates-wrongly'
  /** Its pages show nothing. */
  | 'is-blank'
  /** A press is answered after a second. */
  | 'is-slow'
  | 'is-too-big'
  /** Its contract lacks all that it exposes. */
  | 'drops-its-parts'
  /** Its contract requires of all hosts what none of them passes. */
  | 'requires-more'
  /** A script of the browser is not what the manifest says. */
  | 'has-wrong-hash'
  | 'is-no-javascript';

interface Folder {
  /** Changes what its contract says of a part: JSON Schema, or undefined if it has none. */
  amend(change: (schema: { readonly [name: string]: unknown }) => object | undefined): Promise<void>;
  /** Appends to a file, and has the manifest name the result. */
  append(file: 'server.cjs' | 'container.js', code: string): Promise<void>;
}

/** Runs after the bundle: replaces the component of every route by `wrap(component)`. */
const onServer = (wrap: string) => `
{
  const wrap = ${wrap};
  const routes = Object.entries(module.exports.routes);
  module.exports = { routes: Object.fromEntries(routes.map(([id, route]) => [id, { ...route, Component: wrap(route.Component) }])) };
}
`;

/** The same for everything that the container exposes. \`h\` creates elements. */
const inBrowser = (name: string, wrap: string) => {
  const container = name.replaceAll('-', '_');
  return `
{
  let h;
  const wrap = ${wrap};
  const { init, get } = ${container};
  ${container} = {
    init(scope) {
      h = Object.values(scope.react)[0].get()().createElement;
      return init(scope);
    },
    async get(key) {
      const factory = await get(key);
      return () => ({ ...factory(), Component: wrap(factory().Component) });
    },
  };
}
`;
};

/** Twice in a row, because a page that cannot be rendered at once is tried again. */
const THROWS_ON_SERVER = `(Component) => {
    let rendered = 0;
    let left = 0;
    return (props) => {
      if (left === 0 && rendered++ % 5 === 0) left = 2;
      if (left > 0 && left--) throw new Error('a fixture throws while it is rendered');
      return Component(props);
    };
  }`;

const THROWS_IN_BROWSER = `(Component) => {
    const isBroken = Math.random() < 0.2;
    return (props) => {
      if (isBroken) throw new Error('a fixture throws in the browser');
      return Component(props);
    };
  }`;

const MEGABYTE = 1_048_576;

const SPOIL: Readonly<Record<Fault, (folder: Folder, name: string) => Promise<void>>> = {
  'throws-on-server': ({ append }) => append('server.cjs', onServer(THROWS_ON_SERVER)),
  'throws-in-browser': ({ append }, name) => append('container.js', inBrowser(name, THROWS_IN_BROWSER)),
  'hydrates-wrongly': ({ append }, name) =>
    append('container.js', inBrowser(name, "(Component) => (props) => h('aside', null, h(Component, props))")),
  'is-blank': async ({ append }, name) => {
    await append('server.cjs', onServer('() => () => null'));
    await append('container.js', inBrowser(name, '() => () => null'));
  },
  'is-slow': ({ append }) =>
    append(
      'container.js',
      "addEventListener('click', () => { for (const end = performance.now() + 1_000; performance.now() < end; ); }, true);",
    ),
  'is-too-big': ({ append }) => append('container.js', `/* ${'x'.repeat(MEGABYTE)} */`),
  'drops-its-parts': ({ amend }) => amend(() => undefined),
  'requires-more': ({ amend }) =>
    amend((schema) => ({ type: 'object', properties: { plan: {} }, required: ['plan'], allOf: [schema] })),
  'has-wrong-hash': async () => undefined,
  'is-no-javascript': ({ append }) => append('container.js', '}'),
};

const integrityOf = (file: Buffer) => `sha384-${createHash('sha384').update(file).digest('base64')}`;

/** The copies that the build has compressed are of the file as it was. */
async function rewrite(path: string, content: Buffer): Promise<void> {
  await writeFile(path, content);
  await Promise.all(['.br', '.gz'].map((ending) => rm(path + ending, { force: true })));
}

/**
 * Makes a bad release of a good one in the folder of releases (`REMOTES_DIR`), with right hashes unless they are the fault.
 * @param from the version it is made of, which is left as it is.
 */
export async function makeBadRelease(remotesDir: string, name: string, from: string, fault: Fault): Promise<Release> {
  const version = `${from}-${fault}`;
  const folder = join(remotesDir, name, version);
  await cp(join(remotesDir, name, from), folder, { recursive: true });
  const manifest: MfeManifest = { ...JSON.parse(await readFile(join(folder, 'mfe.json'), 'utf8')), version };
  const append: Folder['append'] = async (file, code) => {
    const spoilt = Buffer.concat([await readFile(join(folder, file)), Buffer.from(code)]);
    await rewrite(join(folder, file), spoilt);
    for (const listed of [manifest.entry, manifest.server, ...manifest.scripts]) {
      if (listed.path === file) listed.integrity = integrityOf(spoilt);
    }
  };
  const amend: Folder['amend'] = async (change) => {
    const contract = JSON.parse(await readFile(join(folder, 'contract.json'), 'utf8'));
    const offers = Object.entries<object>(contract.offers).map(([part, schema]) => [part, change({ ...schema })]);
    const text = Buffer.from(JSON.stringify({ ...contract, offers: Object.fromEntries(offers) }));
    await rewrite(join(folder, 'contract.json'), text);
    manifest.contract = { path: 'contract.json', integrity: integrityOf(text) };
  };
  await SPOIL[fault]({ append, amend }, name);
  if (fault === 'has-wrong-hash') await rewrite(join(folder, manifest.entry.path), Buffer.from('void 0;'));
  const written = Buffer.from(JSON.stringify(manifest));
  await rewrite(join(folder, 'mfe.json'), written);
  return { version, manifest: integrityOf(written) };
}
