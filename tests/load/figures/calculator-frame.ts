import { chromium, type Page } from '@playwright/test';
import type { Figure } from '../measure/figure.ts';
import { median } from '../measure/interleaved.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const KEYSTROKES = 100;
/** One frame of a 60 Hz screen. */
const FRAME_MS = 16.7;

/**
 * The main thread's work from an input event of the finance calculator until the new figure is painted: from the event to the
 * changed figure, and in the frame that paints it. Waiting for the next frame is not counted.
 */
export async function measureCalculatorFrame({ baseUrl }: SystemUnderTest): Promise<Figure[]> {
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${baseUrl}/finance`);
    await watch(page);
    // A click waits until the splash has gone, which covers the page.
    await page.getByLabel('Vehicle price').click();
    await page.keyboard.press('End');
    for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) await strike(page, stroke);
    return [figureOf(await page.evaluate(worked))];
  } finally {
    await browser.close();
  }
}

/** Every stroke changes the figure: a digit is added, then removed. */
async function strike(page: Page, stroke: number): Promise<void> {
  await page.keyboard.press(stroke % 2 === 0 ? String((stroke % 9) + 1) : 'Backspace');
  await page.waitForFunction((strokes) => performance.getEntriesByName('painted').length === strokes, stroke + 1);
}

/** Marks, in the page: the event, the changed figure, and the start and end of the frame that shows it. */
async function watch(page: Page): Promise<void> {
  // Preact's rendering, from hydration on.
  await page.waitForFunction(() => Object.hasOwn(document.getElementById('page') ?? {}, '__k'));
  await page.evaluate(() => {
    const figure = document.querySelector('[data-figure="monthly"]');
    if (figure === null) throw new Error('The calculator shows no monthly payment');
    const { port1: afterPaint, port2: heard } = new MessageChannel();
    heard.onmessage = () => performance.mark('painted');
    window.addEventListener('input', () => performance.mark('input'), { capture: true });
    new MutationObserver(() => {
      performance.mark('changed');
      requestAnimationFrame(() => {
        performance.mark('frame');
        afterPaint.postMessage(null);
      });
    }).observe(figure, { characterData: true, childList: true, subtree: true });
  });
}

/** In the page: milliseconds of each stroke. */
function worked(): number[] {
  const times = (name: string) => performance.getEntriesByName(name).map(({ startTime }) => startTime);
  const [changed, frame, painted] = [times('changed'), times('frame'), times('painted')];
  return times('input').map((input, at) => (changed[at] ?? 0) - input + (painted[at] ?? 0) - (frame[at] ?? 0));
}

function figureOf(times: readonly number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name: 'calculator: input event to painted figure, 95 of 100',
    value: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
    unit: 'ms',
    limit: FRAME_MS,
    bound: 'at most',
    detail: `main thread, not slowed down; median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`,
  };
}
