import { type Figure, holds } from '../measure/figure.ts';
import { type PageScores, scoreSecondPage } from '../measure/lighthouse.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { type PublicPage, publicPages } from './public-pages.ts';

/** Lighthouse on every public page as the second of a session: home after the list, the others after home. */
export async function measureLighthouse({ baseUrl }: SystemUnderTest, vehicleId: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of publicPages(vehicleId)) {
    const measure = async (runs: number) => {
      const scores = await scoreSecondPage(baseUrl + page.first, baseUrl + page.path, runs);
      return asFigures(page, scores, runs);
    };
    const measured = await measure(page.runs);
    figures.push(...(page.runs === 1 && !measured.every(holds) ? await measure(3) : measured));
  }
  return figures;
}

function asFigures({ path, paint }: PublicPage, scores: PageScores, runs: number): Figure[] {
  const detail = `Lighthouse, mobile, ${runs === 1 ? 'one run' : `median of ${runs}`}`;
  const least = (name: string, value: number, limit: number): Figure => ({
    name: `${path}: ${name}`,
    value,
    unit: '',
    limit,
    bound: 'at least',
    detail,
  });
  const most = (name: string, value: number, unit: string, limit: number): Figure => ({
    name: `${path}: ${name}`,
    value,
    unit,
    limit,
    bound: 'at most',
    detail,
  });
  return [
    least('performance', scores.performance, 98),
    least('accessibility', scores.accessibility, 100),
    least('best practices', scores.bestPractices, 100),
    least('SEO', scores.seo, 100),
    most('largest contentful paint', scores.largestContentfulPaint, 'ms', paint),
    most('blocking time', scores.blockingTime, 'ms', 50),
    most('layout shift', scores.layoutShift, '', 0.01),
  ];
}
