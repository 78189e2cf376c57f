import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { runWebpack } from '../compiler/run-webpack.ts';
import { shellBrowserConfig } from './browser-config.ts';

export interface PartWeight {
  /** Compressed bytes of the scripts and stylesheets that every page loads first. */
  readonly whole: number;
  /** The same without the component and everything that only it needs. */
  readonly without: number;
}

/**
 * Builds the shell's browser files with and without a component.
 *
 * @param module the end of the path it is imported from: "chat/chat.tsx"
 * @param component the name of its export
 */
export async function weighPart(workspace: string, module: string, component: string): Promise<PartWeight> {
  let found = false;
  const emptied = new webpack.NormalModuleReplacementPlugin(/./, (resource) => {
    if (!resource.request.endsWith(`/${module}`)) return;
    found = true;
    resource.request = `data:text/javascript,export const ${component} = () => null;`;
  });
  const whole = await weigh(workspace, []);
  const without = await weigh(workspace, [emptied]);
  if (!found) throw new Error(`Nothing in the shell imports ${module}.`);
  return { whole, without };
}

async function weigh(workspace: string, plugins: webpack.WebpackPluginInstance[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-weight-'));
  try {
    const config = shellBrowserConfig(workspace, folder, 'production');
    const { stats } = await runWebpack([{ ...config, plugins: [...(config.plugins ?? []), ...plugins] }]);
    const files = stats[0]?.compilation.entrypoints.get('shell')?.getFiles() ?? [];
    const sizes = files
      .filter((file) => /\.(js|css)$/.test(file))
      .map(async (file) => brotliCompressSync(await readFile(join(folder, file))).byteLength);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
