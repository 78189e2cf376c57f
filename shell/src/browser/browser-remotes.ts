import type { RouteModule } from '@forecourt/web-kit';
import type { ComponentType } from 'react';
import type { PageRemote } from '../app/page-data.ts';
import { RemoteUnavailable } from '../app/remote-unavailable-error.ts';
import type { RouteModules } from '../app/route-modules.ts';
import { type Container, loadContainer } from './container.ts';

/** Loads micro-frontends in the browser, each container once. A failed load is retried on the next request. */
export class BrowserRemotes implements RouteModules {
  private readonly containers = new Map<string, Promise<Container>>();
  private readonly modules = new Map<string, RouteModule>();
  private readonly remotes: readonly PageRemote[];

  constructor(remotes: readonly PageRemote[]) {
    this.remotes = remotes;
  }

  async load(remote: string, routeId: string): Promise<RouteModule> {
    const module = this.loaded(remote, routeId) ?? (await this.expose<RouteModule>(remote, `./route-${routeId}`));
    this.modules.set(`${remote}/${routeId}`, module);
    return module;
  }

  loaded(remote: string, routeId: string): RouteModule | undefined {
    return this.modules.get(`${remote}/${routeId}`);
  }

  loadWidget = async (remote: string, name: string): Promise<ComponentType<object>> => {
    const { Component } = await this.expose<{ Component: ComponentType<object> }>(remote, `./widget-${name}`);
    return Component;
  };

  private async expose<Module>(remote: string, key: string): Promise<Module> {
    try {
      const factory = await (await this.container(remote)).get(key);
      return factory() as Module;
    } catch (error) {
      throw new RemoteUnavailable(remote, error);
    }
  }

  private container(name: string): Promise<Container> {
    const known = this.containers.get(name);
    if (known) return known;
    const release = this.remotes.find((remote) => remote.name === name);
    if (!release) return Promise.reject(new Error(`${name} is not released`));
    const { base, entry } = release;
    const loading = loadContainer(name, base + entry.path, entry.integrity);
    this.containers.set(name, loading);
    loading.catch(() => this.containers.delete(name));
    return loading;
  }
}
