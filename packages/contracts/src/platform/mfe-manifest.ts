import { z } from 'zod';

const file = z.object({
  /** Relative to the release's folder. */
  path: z.string(),
  /** Subresource integrity: "sha384-…". */
  integrity: z.string().startsWith('sha384-'),
});

/**
 * `mfe.json`, which a micro-frontend's build writes into its release folder: what the shell needs to route to it, render it on the
 * server and load it in the browser, without reading its code.
 */
export const mfeManifestSchema = z.object({
  name: z.string().regex(/^mfe-[a-z]+$/),
  version: z.string(),
  /** The federation container the browser loads. */
  entry: file,
  /** The bundle the shell evaluates. */
  server: file,
  /** All scripts of the release, so that the shell can set integrity hashes for those loaded later too. */
  scripts: z.array(file),
  routes: z.array(
    z.object({
      id: z.string(),
      /** Path pattern: "/vehicle/:id". */
      path: z.string(),
      /** The page has its own header and `main`: it is not part of the public site or the sitemap. */
      frame: z.literal('own').optional(),
      js: z.array(file),
      css: z.array(file),
    }),
  ),
  /** Exposed components that other micro-frontends may show: "calculator". */
  widgets: z.array(z.object({ name: z.string(), js: z.array(file), css: z.array(file) })),
  /** `contract.json`; releases of before it existed have none. */
  contract: file.optional(),
});

export type MfeManifest = z.infer<typeof mfeManifestSchema>;
