import { whatHappens, whereToConnect } from './channel-words.ts';

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

it.each(['facebook', 'instagram'] as const)(
  'only whoever runs the website is told by which settings %s is connected',
  (platform) => {
    expect(whereToConnect(platform, true)).toMatch(/META_ACCESS_TOKEN and META_\w+_ID/);
    expect(whereToConnect(platform, false)).toBe('Whoever runs the website can connect one.');
  },
);
