import type { ReleaseId } from '@forecourt/contracts';
import fc from 'fast-check';
import { bucketOf, type Visitor } from './bucket.ts';

const DAY = '2026-11-26';
const release: ReleaseId = { name: 'mfe-catalog', version: '1.0.0-a' };
const visitors = fc.record({ address: fc.oneof(fc.ipV4(), fc.ipV6()), userAgent: fc.string() });
const many: Visitor[] = Array.from({ length: 10_000 }, (_, index) => ({
  address: `203.0.${index >> 8}.${index & 255}`,
  userAgent: 'Mozilla/5.0',
}));
/** Five standard deviations of a share among the many. */
const bound = (share: number) => 5 * Math.sqrt((share * (1 - share)) / many.length);
const sharers = (percent: number, build = release, day = DAY) =>
  many.filter((visitor) => bucketOf(build, visitor, day) < percent);

it('is the same for a visitor all day, and depends on nothing but the visitor, the release and the day', () => {
  fc.assert(
    fc.property(visitors, (visitor) => {
      const bucket = bucketOf(release, visitor, DAY);
      expect(bucketOf({ ...release }, { ...visitor }, DAY)).toBe(bucket);
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(100);
    }),
  );
});

it.each([1, 10, 30, 50, 99])('gives a release at %i per cent to that share of visitors', (percent) => {
  const share = percent / 100;
  expect(Math.abs(sharers(percent).length / many.length - share)).toBeLessThan(bound(share));
});

it('keeps everybody who has the release when its percentage is raised', () => {
  const raised = new Set(sharers(30));
  expect(sharers(10).every((visitor) => raised.has(visitor))).toBe(true);
});

it.each([
  ['another version', { ...release, version: '1.0.0-b' }, DAY],
  ['another micro-frontend', { ...release, name: 'mfe-finance' }, DAY],
  ['another day', release, '2026-11-27'],
])('is drawn anew for %s', (_what, build, day) => {
  const before = new Set(sharers(50));
  const both = sharers(50, build, day).filter((visitor) => before.has(visitor)).length;
  expect(Math.abs(both / many.length - 0.25)).toBeLessThan(bound(0.25));
});
