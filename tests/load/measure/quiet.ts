import { setTimeout as pause } from 'node:timers/promises';

const SECOND = 1_000;
/** Share of one core below which a process counts as idle. */
const IDLE = 0.04;
const QUIET_SECONDS = 5;
const PATIENCE_SECONDS = 900;

/**
 * Waits until the services have finished background work (pictures of a new stock are still being rendered long after the first
 * page), so that it does not affect measurements.
 */
export async function untilQuiet(serviceUrls: readonly string[]): Promise<void> {
  let quiet = 0;
  for (let second = 0; quiet < QUIET_SECONDS; second += 1) {
    if (second > PATIENCE_SECONDS) throw new Error(`The services were still busy after ${PATIENCE_SECONDS} s.`);
    const before = await cpuSeconds(serviceUrls);
    await pause(SECOND);
    const used = (await cpuSeconds(serviceUrls)) - before;
    quiet = used < IDLE * serviceUrls.length ? quiet + 1 : 0;
  }
}

async function cpuSeconds(serviceUrls: readonly string[]): Promise<number> {
  const answers = await Promise.all(serviceUrls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  return answers.reduce(
    (sum, text) => sum + Number(/^process_cpu_seconds_total(?:\{.*?\})? ([\d.e+-]+)/m.exec(text)?.[1] ?? 0),
    0,
  );
}
