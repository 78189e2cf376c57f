import fc from 'fast-check';
import { displayRegistration, normaliseRegistration } from './registration.ts';

describe('registrations', () => {
  it.each([
    ['hv24qan', 'HV24 QAN'],
    [' HV24 QAN ', 'HV24 QAN'],
    ['h v2 4qan', 'HV24 QAN'],
    ['q123 abc', 'Q123 ABC'],
    ['VAN 1', 'VAN 1'],
    ['', ''],
  ])('%p is shown as %p', (entered, shown) => {
    expect(displayRegistration(entered)).toBe(shown);
  });

  it('are normalised once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (entered) => {
        const normalised = normaliseRegistration(entered);
        expect(normaliseRegistration(normalised)).toBe(normalised);
        expect(displayRegistration(displayRegistration(entered))).toBe(displayRegistration(entered));
      }),
    );
  });
});
