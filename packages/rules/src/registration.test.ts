import fc from 'fast-check';
import { isInUkFormat, normaliseRegistration, registerEntryName } from './registration.ts';

describe('registrations', () => {
  it.each([
    ['HV24 QAN', true],
    ['a1bcd', true],
    ['1234 ABZ', true],
    ['GX20 AB1', false],
    ['W-AB 1234', false],
    ['', false],
  ])('%p is in a UK format: %p', (registration, isIn) => {
    expect(isInUkFormat(registration)).toBe(isIn);
  });

  it.each([
    ['hv24qan', 'HV24 QAN'],
    [' HV24 QAN ', 'HV24 QAN'],
    ['h v2 4qan', 'HV24 QAN'],
    ['HV24\u00a0QAN', 'HV24 QAN'],
    ['q123abc', 'Q123 ABC'],
    ['a1bcd', 'A1 BCD'],
    ['abc123d', 'ABC 123D'],
    ['abc 1d', 'ABC 1D'],
    ['van1', 'VAN 1'],
    ['a1', 'A 1'],
    ['1 a', '1 A'],
    ['ab1234', 'AB 1234'],
    ['1234az', '1234 AZ'],
    ['abz1234', 'ABZ 1234'],
    ['1234abz', '1234 ABZ'],
    ['12  ab 34', '12 AB 34'],
    ['101d234', '101D234'],
    ['w-ab 1234', 'W-AB 1234'],
    ['', ''],
    ['  ', ''],
  ])('%p is stored and shown as %p', (entered, stored) => {
    expect(normaliseRegistration(entered)).toBe(stored);
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

  it('are normalised idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (entered) => {
        const normalised = normaliseRegistration(entered);
        expect(normaliseRegistration(normalised)).toBe(normalised);
      }),
    );
  });

  it('are the same whatever their case and spacing', () => {
    const plate = fc.stringMatching(
      /^([A-Z]{2}\d{2}[A-Z]{3}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z]|[A-Z]{1,3}\d{1,4}|\d{1,4}[A-Z]{1,3})$/,
    );
    fc.assert(
      fc.property(plate, fc.infiniteStream(fc.constantFrom('', '', ' ', '\t')), (compact, spaces) => {
        const entered = [...compact.toLowerCase()].map((letter) => letter + spaces.next().value).join('');
        expect(normaliseRegistration(entered)).toBe(normaliseRegistration(compact));
        expect(normaliseRegistration(entered)).toMatch(/^\S+ \S+$/);
      }),
    );
  });
});
