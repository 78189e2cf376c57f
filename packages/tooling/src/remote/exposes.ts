import type { Remote } from './federation-config.ts';

/** A module in the container. */
export interface Expose {
  /** Its key in the container; the shell requests `./route-<id>` and `./widget-<name>`. */
  readonly key: string;
  /** Name of the chunk. A module with several paths (D4) is one chunk. */
  readonly chunk: string;
  readonly module: string;
}

export function exposesOf({ routes, widgets }: Remote): Expose[] {
  const keyed = [
    ...routes.map(({ id, module }) => ({ name: `route-${id}`, module })),
    ...widgets.map(({ name, module }) => ({ name: `widget-${name}`, module })),
  ];
  return keyed.map(({ name, module }) => ({
    key: `./${name}`,
    chunk: keyed.find((other) => other.module === module)?.name ?? name,
    module,
  }));
}
