import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from '../measure/figure.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../../../packages/tooling/dist/weigh-part.js', import.meta.url));
const SHELL = fileURLToPath(new URL('../../../../shell', import.meta.url));

/** The bytes that the chat's button adds to every page before it is opened: the shell built with and without it. */
export async function measureChatWeight(): Promise<Figure[]> {
  const { stdout } = await run(process.execPath, [SCRIPT, 'chat/chat.tsx', 'Chat'], { cwd: SHELL });
  const { whole, without }: { whole: number; without: number } = JSON.parse(stdout);
  return [
    {
      name: 'every page: the chat before it is opened, brotli',
      value: (whole - without) / 1000,
      unit: 'KB',
      limit: 4,
      bound: 'at most',
      detail: `scripts and styles of the shell: ${whole} bytes with it, ${without} without`,
    },
  ];
}
