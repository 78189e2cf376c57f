import { Failure } from '../failure.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { findProgram } from './find-program.ts';

/**
 * The path of the first of `programs` that is installed. If none is, installs `packages` (with root and apt) or throws a message
 * that says what to install.
 */
export async function requireProgram(programs: string[], packages: string[]): Promise<string> {
  const found = programs.map((program) => findProgram(program)).find(Boolean);
  if (found) return found;
  const hint = `${packages[0]} was not found: install it (for example "sudo apt-get install ${packages.join(' ')}") and start again.`;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) throw new Failure(hint);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(' and ')}`);
  const options = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await runToTheEnd('apt-get', [...options, 'update'], { env });
  await runToTheEnd('apt-get', [...options, 'install', '--yes', '--no-install-recommends', ...packages], { env });
  const installed = programs.map((program) => findProgram(program)).find(Boolean);
  if (!installed) throw new Failure(hint);
  return installed;
}

/** The browser for measurements: full Chromium, like the public's. CHROMIUM overrides it. */
export async function requireChromium(): Promise<string> {
  return (
    process.env['CHROMIUM'] || requireProgram(['chromium', 'chromium-browser', 'google-chrome'], ['chromium', 'fonts-liberation'])
  );
}

/**
 * The browser for tests: Chromium's headless build, the same engine without windows, which loads a page with a third of the work
 * (1.1 against 3.0 s of processor time). Falls back to full Chromium.
 */
export async function requireHeadlessChromium(): Promise<string> {
  if (process.env['CHROMIUM']) return process.env['CHROMIUM'];
  const headless = 'chromium-headless-shell';
  return requireProgram([headless], [headless, 'fonts-liberation']).catch(() => requireChromium());
}
