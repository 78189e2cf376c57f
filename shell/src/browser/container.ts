import * as webKit from '@forecourt/web-kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** A micro-frontend's federation container, as webpack builds it. */
export interface Container {
  init(shareScope: ShareScope): unknown;
  /** Fetches a module; the factory that it resolves to evaluates it. */
  get(key: string): Promise<() => unknown>;
}

interface SharedModule {
  readonly get: () => () => unknown;
  readonly from: 'shell';
  readonly eager: true;
  readonly loaded: 1;
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

const share = (module: object) => ({
  [React.version]: { get: () => () => module, from: 'shell', eager: true, loaded: 1 } as const,
});

/** One Preact, one router, one query cache for everything on the page. */
const shareScope: ShareScope = {
  react: share(React),
  'react/jsx-runtime': share(jsxRuntime),
  '@forecourt/web-kit': share(webKit),
};

/** Long, because a container takes seconds on a phone with a poor signal; then the visitor is told. */
const SCRIPT_TIMEOUT_MS = 12_000;

/** Runs a script with the same CORS mode as the page's preload; any other would fetch it twice. */
function runScript(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.src = src;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    setTimeout(() => reject(new Error(`${src} did not come in time`)), SCRIPT_TIMEOUT_MS);
    document.head.append(script);
  }).finally(() => script.remove());
}

/** The global variable of a container, as tooling names it. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Fetches a micro-frontend's container and initialises it with the shared modules. */
export async function loadContainer(remote: string, src: string, integrity: string): Promise<Container> {
  await runScript(src, integrity);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[globalName(remote)];
  if (!container) throw new Error(`${src} is no container of ${remote}`);
  await container.init(shareScope);
  return container;
}
