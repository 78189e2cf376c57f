import type { Figure } from '../measure/figure.ts';
import { type PageScores, scoreSecondPage } from '../measure/lighthouse.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const RUNS = 3;

/** Lighthouse on the second page of a session: home after the list, the others after home. */
export async function measureLighthouse({ baseUrl }: SystemUnderTest, vehicleId: number): Promise<Figure[]> {
  const pages = [
    { name: 'home', path: '/', first: '/vehicles', paint: 1800 },
    { name: 'list', path: '/vehicles', first: '/', paint: 1800 },
    { name: 'detail', path: `/vehicle/${vehicleId}`, first: '/', paint: 1400 },
  ];
  const figures: Figure[] = [];
  for (const { name, path, first, paint } of pages) {
    figures.push(...asFigures(name, paint, await scoreSecondPage(`${baseUrl}${first}`, `${baseUrl}${path}`, RUNS)));
  }
  return figures;
}

function asFigures(page: string, paintLimit: number, scores: PageScores): Figure[] {
  const detail = `Lighthouse, mobile, median of ${RUNS}`;
  const least = (name: string, value: number, limit: number): Figure => ({
    name: `${page}: ${name}`,
    value,
    unit: '',
    limit,
    bound: 'at least',
    detail,
  });
  const most = (name: string, value: number, unit: string, limit: number): Figure => ({
    name: `${page}: ${name}`,
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
    most('largest contentful paint', scores.largestContentfulPaint, 'ms', paintLimit),
    most('blocking time', scores.blockingTime, 'ms', 50),
    most('layout shift', scores.layoutShift, '', 0.01),
  ];
}
