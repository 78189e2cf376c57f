import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A micro-frontend's public API, `federation.config.js` in its workspace: routes and widgets, never hooks or stores. */
export interface FederationConfig {
  /** The workspace's name: "mfe-catalog". */
  readonly name: string;
  /** The most that a page may load of it, in kB as sent: container, scripts and styles of one part. A larger release is refused. */
  readonly budgetKilobytes: number;
  readonly routes: readonly {
    /** Unique within the micro-frontend; also the chunk's name. */
    readonly id: string;
    /** Path pattern: "/vehicle/:id". */
    readonly path: string;
    /** `own`: without the site's header and footer; the page has its own header and `<main id="main">`. */
    readonly frame?: 'own';
    /** A route module (web-kit), relative to the workspace. Several paths may share a module. */
    readonly module: string;
  }[];
  readonly widgets: readonly {
    readonly name: string;
    /** A module that exports the component as `Component`, relative to the workspace. */
    readonly module: string;
  }[];
}

export interface Remote extends FederationConfig {
  readonly workspace: string;
  /** The package's version, which the release's version starts with. */
  readonly packageVersion: string;
  /** The name as a JavaScript identifier: the container's global variable. */
  readonly global: string;
}

export async function readRemote(workspace: string): Promise<Remote> {
  const { default: config } = (await import(pathToFileURL(join(workspace, 'federation.config.js')).href)) as {
    default: FederationConfig;
  };
  const { version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { version: string };
  return { ...config, workspace, packageVersion: version, global: containerGlobal(config.name) };
}

/** The shell derives the same name when it loads the container. */
export const containerGlobal = (name: string): string => name.replaceAll('-', '_');
