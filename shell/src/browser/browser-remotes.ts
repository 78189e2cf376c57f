import type { RouteModule } from '@forecourt/web-kit';
import * as webKit from '@forecourt/web-kit';
import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { PageRemote } from '../app/page-data.ts';
import { RemoteUnavailable } from '../app/remote-unavailable.ts';
import type { RouteModules } from '../app/route-modules.ts';
import { provideIntegrity } from './script-integrity.ts';

/** On a phone with a poor signal a container takes seconds; after this long the visitor is told. */
const SCRIPT_TIMEOUT_MS = 12_000;

const shared = (lib: object) => ({
  version: React.version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
});

/** The name of a container's global variable; tooling gives it. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Loads micro-frontends through the federation runtime. */
export class BrowserRemotes implements RouteModules {
  private readonly modules = new Map<string, RouteModule>();
  private readonly federation: ModuleFederation;

  constructor(remotes: readonly PageRemote[]) {
    const integrityOf = provideIntegrity(remotes);
    this.federation = createInstance({
      name: 'shell',
      remotes: remotes.map(({ name, base, entry }) => ({ name: globalName(name), entry: base + entry, type: 'global' as const })),
      shared: {
        react: shared(React),
        'react/jsx-runtime': shared(jsxRuntime),
        '@forecourt/web-kit': shared(webKit),
      },
      plugins: [
        {
          name: 'script',
          // As the page's preload asks for it; in any other mode it would be fetched twice.
          createScript: ({ url }) => {
            const script = document.createElement('script');
            script.src = url;
            script.crossOrigin = 'anonymous';
            script.integrity = integrityOf(url) ?? '';
            return { script, timeout: SCRIPT_TIMEOUT_MS };
          },
        },
      ],
    });
  }

  async load(remote: string, routeId: string): Promise<RouteModule> {
    const key = `${remote}/route-${routeId}`;
    const module = this.loaded(remote, routeId) ?? (await this.fetch<RouteModule>(remote, `route-${routeId}`));
    this.modules.set(key, module);
    return module;
  }

  loaded(remote: string, routeId: string): RouteModule | undefined {
    return this.modules.get(`${remote}/route-${routeId}`);
  }

  loadWidget = async (remote: string, name: string): Promise<ComponentType<object>> => {
    const { Component } = await this.fetch<{ Component: ComponentType<object> }>(remote, `widget-${name}`);
    return Component;
  };

  private async fetch<Module>(remote: string, expose: string): Promise<Module> {
    try {
      const module = await this.federation.loadRemote<Module>(`${globalName(remote)}/${expose}`);
      if (module) return module;
    } catch (error) {
      throw new RemoteUnavailable(remote, error);
    }
    throw new RemoteUnavailable(remote);
  }
}
