import { readFileSync } from 'node:fs';
import { dealershipSchema } from '@forecourt/contracts';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { calculation, enquiry, vehicle } from '../testing/received-enquiry.ts';
import { adfLead } from './adf-lead.ts';
import type { ReceivedEnquiry } from './enquiry-templates.ts';

const DEALERSHIP_FILE = dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const settings = { DEALERSHIP_FILE, PUBLIC_URL: 'https://vans.example' };
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false, ignoreDeclaration: true });

const lead = (changes: Partial<EnquiryRow> = {}, received: Partial<ReceivedEnquiry> = {}) => {
  const xml = adfLead({ enquiry: { ...enquiry, ...changes }, vehicle, calculation: null, ...received }, settings);
  expect(XMLValidator.validate(xml)).toBe(true);
  return { xml, prospect: parser.parse(xml).adf.prospect };
};

describe('an enquiry as ADF 1.0', () => {
  it('names the van, the customer and the dealership', () => {
    const { xml, prospect } = lead();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/);
    expect(prospect).toMatchObject({
      '@_status': 'new',
      id: { '@_source': 'Halyard Vans', '#text': '12' },
      requestdate: '2026-07-05T09:30:00.000Z',
      vehicle: {
        '@_interest': 'test-drive',
        '@_status': 'used',
        id: { '#text': '7' },
        year: '2023',
        make: 'Ford',
        model: 'Transit',
        price: { '@_type': 'asking', '@_currency': 'GBP', '#text': '20000.00' },
        pricecomments: 'Plus VAT',
        comments: '2023 Ford Transit, HV23 ABC, https://vans.example/vehicle/7',
      },
      customer: {
        contact: {
          name: { '@_part': 'full', '#text': 'Ada Plumber' },
          email: 'ada@plumbing.example',
          phone: { '@_type': 'voice', '@_time': 'afternoon', '#text': '07700 900123' },
        },
        comments: 'Book Test Drive\nPreferred time: Afternoon (12PM - 5PM)\nIs <b>Friday</b> fine?\nAfter four.',
      },
      vendor: { vendorname: 'Halyard Vans', contact: { email: 'sales@halyardvans.example' } },
    });
  });

  it.each([
    ['a van sold under the margin scheme', {}, { vehicle: { ...vehicle, vatQualifying: false } }, { pricecomments: 'No VAT' }],
    ['one without a registration number', {}, { vehicle: { ...vehicle, registrationNumber: null } }, { '@_status': 'new' }],
    ['one that is not known', {}, { vehicle: null }, { id: { '#text': '7' }, make: '' }],
    ['none', { vehicleId: null, inquiryType: 'callback' as const }, { vehicle: null }, { '@_interest': 'buy', model: '' }],
  ])('is about %s', (_what, changes, received, expected) => {
    expect(lead(changes, received).prospect.vehicle).toMatchObject(expected);
  });

  it('has the figures of a quote in its comments', () => {
    const { comments } = lead({ inquiryType: 'quote' }, { calculation }).prospect.customer;
    expect(comments).toContain('Calculation: £20,000.00 plus VAT, £1,000.00 deposit, 12.0%, 60 months');
    expect(comments).toContain('Monthly payment: £511.62');
  });

  it('has its elements in the order of the DTD, and no phone if none was given', () => {
    const { prospect } = lead({ customerPhone: null });
    expect(Object.keys(prospect).slice(0, 6)).toEqual(['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider']);
    expect(prospect.customer.contact).not.toHaveProperty('phone');
  });

  it('says how somebody came whose enquiry staff have entered, and has no address if there is none', () => {
    const { customer, provider } = lead({
      cameBy: 'phone',
      enteredBy: 'ann',
      inquiryType: 'callback',
      customerEmail: null,
    }).prospect;
    expect(customer.comments).toContain('By phone\n');
    expect(customer.contact).not.toHaveProperty('email');
    expect(provider.service).toBe('Dealership');
  });

  it.each(['grapheme', 'grapheme-ascii'] as const)('says what was sent, whatever that is (%s)', (unit) => {
    const texts = fc.string({ unit, minLength: 1 });
    fc.assert(
      fc.property(texts, texts, (customerName, message) => {
        const { contact, comments } = lead({ customerName, message }).prospect.customer;
        expect(contact.name['#text']).toBe(customerName);
        expect(comments).toBe(`Book Test Drive\nPreferred time: Afternoon (12PM - 5PM)\n${message}`);
      }),
    );
  });

  it('has no character that XML cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(lead({ message }).xml).not.toMatch(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
      }),
    );
  });
});
