import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { newSecret, stepOf, toApp } from './totp.ts';

const codeAt = (secret: Buffer, at: number): string => TOTP_OF(secret).generate({ timestamp: at });
const TOTP_OF = (secret: Buffer): TOTP => new TOTP({ secret: toApp(secret, 'Vans', 'jo@vans.example').secret });
const moments = fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 });

it.each([
  // RFC 6238, appendix B, SHA-1, cut to six digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('knows the code of the standard at %i seconds', (seconds, code) => {
  expect(stepOf(Buffer.from('12345678901234567890'), code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

it('accepts the code of this step and its neighbours, and no other', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -5, max: 5 }), (now, steps) => {
      const secret = newSecret();
      const current = Math.floor(now / 30_000);
      const accepted = stepOf(secret, codeAt(secret, now + steps * 30_000), now);
      // Six digits of two steps may be the same.
      if (Math.abs(steps) <= 1) expect(accepted).not.toBeNull();
      else expect(accepted === null || Math.abs(accepted - current) <= 1).toBe(true);
    }),
  );
});

it.each(['', '12345', '1234567', 'abcdef', '٣٣٣٣٣٣'])('accepts no %j', (code) => {
  expect(stepOf(newSecret(), code)).toBeNull();
});

it('gives the app its secret, who it is for and where', () => {
  const { secret, uri } = toApp(newSecret(), 'Forecourt Vans', 'jo@vans.example');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Forecourt%20Vans:jo%40vans\.example\?/);
  expect(uri).toContain(`secret=${secret}`);
});
