import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { integrityOf } from '../release/hashes.ts';
import { buildWorkspace, makeWorkspace, type Release, readRelease } from '../testing/small-workspace.ts';

const ADDRESS = 'http://remote.test/';
const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const workspaces: string[] = [];
let release: Release;

async function newWorkspace(changes?: Parameters<typeof makeWorkspace>[0]): Promise<string> {
  const workspace = await makeWorkspace(changes);
  workspaces.push(workspace);
  return workspace;
}

// Parallel tests would each build the release again.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const workspace = await newWorkspace();
  await buildWorkspace(workspace);
  release = await readRelease(workspace);
});
test.afterAll(() => Promise.all(workspaces.map((workspace) => rm(workspace, { recursive: true }))));

test('the manifest lists the entry, the server bundle and the files of each route and widget, with their hashes', () => {
  const { manifest, files } = release;
  expect(manifest).toMatchObject({
    name: 'mfe-small',
    version: expect.stringMatching(/^1\.2\.3-\w+$/),
    entry: { path: 'container.js' },
    server: { path: 'server.cjs' },
    routes: [{ id: 'hello', path: '/hello', css: [{ path: 'styles.css' }] }],
    widgets: [{ name: 'greeting', css: [{ path: 'styles.css' }] }],
  });
  const { entry, server, scripts, routes, widgets } = manifest;
  const named = [entry, server, ...scripts, ...[...routes, ...widgets].flatMap(({ js, css }) => [...js, ...css])];
  for (const { path, integrity } of named) expect(integrity).toBe(integrityOf(Buffer.from(files.get(path) ?? '')));
});

test('the entry contains the hash of every other script, so that its own hash stands for them all', () => {
  const { entry, scripts } = release.manifest;
  const others = scripts.filter(({ path }) => path !== entry.path);
  expect(others.length).toBeGreaterThan(0);
  for (const { path, integrity } of others) expect(release.files.get(entry.path)).toContain(`"${path}":"${integrity}"`);
});

test('every script and stylesheet has compressed copies', async () => {
  const { folder, files } = release;
  for (const [name, text] of files) {
    if (!/\.(js|css)$/.test(name)) continue;
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(text);
  }
});

test('the container loads what it exposes in a browser, with the Preact that the page provides', async ({ page }) => {
  expect(await open(page, './route-hello')).toContain('"Hello, ","of the page"');
  expect(await open(page, './widget-greeting')).toContain('Hello, ');
  await expect(open(page, './route-other')).rejects.toThrow('./route-other');
});

test('classes are prefixed with the micro-frontend, both in the stylesheet and on the server', () => {
  const [name = ''] = /mfe-small_welcome_\w{4}/.exec(release.files.get('styles.css') ?? '') ?? [];
  expect(name).not.toBe('');
  expect(release.files.get('server.cjs')).toContain(name);
});

test('what only the server renders has styles in the browser, but no code', () => {
  expect(release.files.get('styles.css')).toContain('mfe-small_read_');
  for (const [name, text] of release.files) {
    if (name.endsWith('.js')) expect(`${name}: ${text}`).not.toContain('from the server');
  }
});

test('the server bundle renders with the Preact that it is given, and requires nothing else', () => {
  const require = createRequire(join(REPOSITORY, 'shell/package.json'));
  const asked: string[] = [];
  const module: { exports: { routes?: { hello: { Component: () => unknown } } } } = { exports: {} };
  const give = (name: string) => {
    asked.push(name);
    return require(name) as unknown;
  };
  compileFunction(release.files.get('server.cjs') ?? '', ['module', 'exports', 'require'])(module, module.exports, give);
  const shown = require('react-dom/server').renderToString(
    require('react').createElement(module.exports.routes?.hello.Component),
  );
  expect(shown).toMatch(/^<p class="mfe-small_welcome_\w{4}">Hello, \d+\.\d+\.\d+<b class="mfe-small_read_\w{4}">/);
  expect(asked.sort()).toEqual(['react', 'react/jsx-runtime']);
});

test('no file contains Preact, development code, a source map or a path of the machine', () => {
  // A symbol of compat and a namespace of its core.
  for (const [name, text] of release.files) {
    if (name === 'licences.txt') continue;
    expect(`${name}: ${text}`).not.toMatch(/react\.element|Math\/MathML|only while developing|sourceMappingURL/);
    for (const path of [REPOSITORY, ...workspaces]) expect(`${name}: ${text}`).not.toContain(path);
  }
});

test('the same code is the same release, wherever it is built', async () => {
  const other = await newWorkspace();
  await buildWorkspace(other);
  expect((await readRelease(other)).manifest).toEqual(release.manifest);
});

test('a missing exposed module fails the build with its name, and leaves no release', async () => {
  const workspace = await newWorkspace({ 'src/greeting.tsx': undefined });
  await expect(buildWorkspace(workspace)).rejects.toMatchObject({ stderr: expect.stringContaining('./src/greeting.tsx') });
  await expect(readRelease(workspace)).rejects.toThrow('latest.json');
});

test('a library whose licence is not allowed fails the build', async () => {
  const workspace = await newWorkspace({
    'src/greeting.tsx': "export { Component } from 'copyleft';",
    'node_modules/copyleft/package.json':
      '{ "name": "copyleft", "version": "1.0.0", "license": "GPL-3.0", "main": "index.js", "type": "module" }',
    'node_modules/copyleft/index.js': 'export const Component = () => null;',
  });
  await expect(buildWorkspace(workspace)).rejects.toMatchObject({ stderr: expect.stringMatching(/"GPL-3\.0" for copyleft/) });
});

/** Loads what a container exposes as the shell does; its fake Preact creates plain objects that show their origin. */
async function open(page: Page, key: string): Promise<string> {
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fulfill({ path: join(release.folder, pathname) });
  });
  await page.goto(ADDRESS);
  await page.addScriptTag({ url: `${ADDRESS}container.js` });
  return page.evaluate(async (exposed) => {
    type Component = (props: object) => unknown;
    interface Container {
      init(scope: object): Promise<void>;
      get(key: string): Promise<() => { readonly Component: Component }>;
    }
    const { mfe_small: container } = globalThis as unknown as { readonly mfe_small: Container };
    const jsx = (type: unknown, props: object): unknown => (typeof type === 'function' ? type(props) : props);
    const shared = (module: object) => ({ '1.0.0': { get: async () => () => module, from: 'page', eager: true } });
    await container.init({ react: shared({ version: 'of the page' }), 'react/jsx-runtime': shared({ jsx, jsxs: jsx }) });
    const { Component } = (await container.get(exposed))();
    return JSON.stringify(Component({ name: 'you' }));
  }, key);
}
