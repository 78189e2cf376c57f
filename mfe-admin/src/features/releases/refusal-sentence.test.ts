import type { ReleaseOverview } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { isRefused, refusalSentence } from './refusal-sentence.ts';

const deed = { by: 'a1', at: '2026-11-26T20:06:00.000Z', reason: 'Easter sale' };
const now = { name: 'mfe-catalog', lock: deed, changed: deed } as ReleaseOverview;
const refused = (code: string) =>
  new ApiError(409, JSON.stringify({ status: 409, code: `RELEASES.${code}`, detail: 'mfe-catalog is not served.' }));

it.each([
  ['LOCKED', 'Vans has already been locked by Ann since 26 Nov 2026 at 20:06: “Easter sale”.'],
  ['NOT_LOCKED', 'Vans has been changed since you looked, by Ann on 26 Nov 2026 at 20:06: “Easter sale”.'],
  ['FILES_MISSING', 'mfe-catalog is not served.'],
])('a change that is refused with %s says who was quicker, when and why, or what is wrong', (code, sentence) => {
  expect(refusalSentence(refused(code), now, () => 'by Ann')).toBe(sentence);
});

it('what is still being done is not refused', () => {
  const doing = new ApiError(409, JSON.stringify({ status: 409, code: 'SERVICE.IDEMPOTENCY_IN_PROGRESS', detail: 'Key x' }));
  expect([isRefused(doing), isRefused(refused('LOCKED'))]).toEqual([false, true]);
  expect(refusalSentence(doing, now, () => 'by Ann')).toBe('It is still being done. Try again in a moment.');
});
