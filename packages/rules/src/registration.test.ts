import fc from 'fast-check';
import { displayRegistration, normaliseRegistration, registerEntryName } from './registration.ts';

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

  it.each([
    [' hv24 qan ', 'HV24QAN'],
    ['AA19AAA', 'AA19AAA'],
    ['l2 wps', 'L2WPS'],
    ['A 1', 'A1'],
    ['1234 AZ', '1234AZ'],
    ['', null],
    ['   ', null],
    ['VAN', null],
    ['12345', null],
    ['AB12 CDEF', null],
    ['AB12-CD', null],
    ['ÅB12 CDE', null],
  ])('%p is asked for as %p', (entered, asked) => {
    expect(registerEntryName(entered)).toBe(asked);
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
