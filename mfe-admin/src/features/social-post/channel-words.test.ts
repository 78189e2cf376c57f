import { whatHappens, whoConnects } from './channel-words.ts';

const publishAt = '2026-11-28T09:00:00.000Z';

it.each([
  ['facebook', 'meta', 'It goes out on Sat 28 Nov 2026 at 09:00.'],
  [
    'facebook',
    'outbox',
    'No Facebook account is connected. On Sat 28 Nov 2026 at 09:00 it is not sent, but waits for you on Today.',
  ],
  [
    'instagram',
    'outbox',
    'No Instagram account is connected. On Sat 28 Nov 2026 at 09:00 it is not sent, but waits for you on Today.',
  ],
] as const)('of a post to %s by %s it says what happens at its time', (platform, channel, sentence) => {
  expect(whatHappens({ platform, channel, publishAt })).toBe(sentence);
});

it('points whoever runs the website to the guide, and names no setting to anybody', () => {
  expect(whoConnects(true)).toContain("'Facebook and Instagram' in the operations guide");
  expect(whoConnects(false)).toBe('Whoever runs the website can connect one.');
});
