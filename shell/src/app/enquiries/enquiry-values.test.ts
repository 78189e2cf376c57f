import { CONTACT_TIMES, ENQUIRY_MESSAGES, enquiryFormSchema } from '@forecourt/contracts';
import fc from 'fast-check';
import { checkEnquiry, type EnquiryValues, enquiryPayload } from './enquiry-values.ts';

const good: EnquiryValues = {
  customerName: 'Ann Example',
  customerEmail: 'ann@example.org',
  customerPhone: '0151 496 0999',
  inquiryType: 'callback',
  preferredContactTime: 'anytime',
  message: '',
  website: '',
};

describe('the validation of an enquiry', () => {
  it.each([
    ['customerName', ['', ' ', 'A', ' A '], 'Name must be at least 2 characters'],
    [
      'customerEmail',
      ['', 'ann', 'ann@', '@example.org', 'ann@example', 'a b@example.org', 'jo@example..com'],
      'Please enter a valid email address',
    ],
    ['customerPhone', ['', '0151 496', '123456789', '12345678   '], 'Please enter a valid phone number'],
    ['customerPhone', ['07700 9oo123', 'call me please'], 'Enter a phone number, for example 0151 496 0123'],
    ['inquiryType', [''], 'Please select an inquiry type'],
  ] as const)('says of %s %j: %s', (field, values, message) => {
    for (const value of values) expect(checkEnquiry({ ...good, [field]: value })).toEqual({ [field]: message });
  });

  it('rejects a message that is too long instead of truncating it', () => {
    expect(checkEnquiry({ ...good, message: 'x'.repeat(5_000) })).toEqual({});
    expect(checkEnquiry({ ...good, message: 'x'.repeat(5_001) })).toEqual({
      message: 'Message must be at most 5,000 characters',
    });
  });

  it('accepts the minimum of everything', () => {
    expect(checkEnquiry({ ...good, customerName: 'Al', customerPhone: '1234567890', customerEmail: 'a@b.co' })).toEqual({});
  });

  it('reports all errors at once', () => {
    const values = { ...good, customerPhone: '07700 9oo123', customerEmail: 'priya.flowersgmail.com' };
    expect(Object.keys(checkEnquiry(values)).sort()).toEqual(['customerEmail', 'customerPhone']);
  });

  it('finds the same errors as the contract', () => {
    const field = fc.string({ maxLength: 40 });
    const email = fc.oneof(field, fc.emailAddress());
    fc.assert(
      fc.property(field, email, field, (customerName, customerEmail, customerPhone) => {
        const values = { ...good, customerName, customerEmail, customerPhone };
        const { error } = enquiryFormSchema.safeParse(enquiryPayload(values, { vehicle: null }));
        const refused = Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
        expect(checkEnquiry(values)).toEqual(refused);
      }),
    );
  });

  it('has the same messages as the contract', () => {
    const blank = { ...good, customerName: '', customerEmail: '', customerPhone: '', inquiryType: '' };
    const refused = enquiryFormSchema.safeParse(enquiryPayload(blank, { vehicle: null })).error?.issues ?? [];
    expect(Object.fromEntries(refused.map(({ path, message }) => [path.join('.'), message]))).toEqual(checkEnquiry(blank));
    expect(checkEnquiry(blank)).toEqual(ENQUIRY_MESSAGES);
  });
});

describe('the payload of an enquiry', () => {
  const vehicle = { id: 7, make: 'Ford', model: 'Transit' };

  it('is valid by the contract, and has only what was given', () => {
    const payload = enquiryPayload({ ...good, preferredContactTime: '' }, { vehicle: null });
    expect(enquiryFormSchema.parse(payload)).toEqual({
      customerName: 'Ann Example',
      customerEmail: 'ann@example.org',
      customerPhone: '0151 496 0999',
      inquiryType: 'callback',
    });
  });

  it.each(CONTACT_TIMES)('includes the preferred time %s, the van and the message', (preferredContactTime) => {
    const payload = enquiryPayload({ ...good, preferredContactTime, message: 'Is it ply lined?' }, { vehicle });
    expect(enquiryFormSchema.parse(payload)).toMatchObject({ vehicleId: 7, preferredContactTime, message: 'Is it ply lined?' });
  });

  it.each([
    ['test_drive', '', 'Test drive request for Ford Transit'],
    ['test_drive', '  \n', 'Test drive request for Ford Transit'],
    ['test_drive', 'On Friday', 'On Friday'],
    ['callback', '', undefined],
  ])('of a %s with the message %j has the message %j', (inquiryType, message, said) => {
    expect(enquiryPayload({ ...good, inquiryType, message }, { vehicle }).message).toBe(said);
  });

  it('includes the honeypot, for the server to check', () => {
    expect(enquiryPayload({ ...good, website: 'http://spam.example' }, { vehicle }).website).toBe('http://spam.example');
  });
});
