import { readFileSync } from 'node:fs';
import { dealershipSchema, type InquiryType } from '@forecourt/contracts';
import { claimsVat, fromPence } from '@forecourt/rules';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import type { EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { calculation, EVENT, enquiry, vehicle } from '../testing/received-enquiry.ts';
import { headerOf } from '../testing/sent-mails.ts';
import { buildMessage } from './build-message.ts';
import { enquiryAcknowledgement, enquiryNotification, type ReceivedEnquiry } from './enquiry-templates.ts';
import type { Recipient } from './queued-mail.ts';

const DEALERSHIP_FILE = dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const settings = { DEALERSHIP_FILE, PUBLIC_URL: 'https://vans.example', MAIL_FROM: undefined, REPLY_TARGET_MINUTES: 60 };
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const mailTo = async (recipient: Recipient, changes: Partial<EnquiryRow> = {}, received: Partial<ReceivedEnquiry> = {}) => {
  const about = { enquiry: { ...enquiry, ...changes }, vehicle, calculation: null, ...received };
  const letter = (recipient === 'visitor' ? enquiryAcknowledgement : enquiryNotification)(about, settings);
  const visitor = { name: about.enquiry.customerName, address: about.enquiry.customerEmail ?? '' };
  const { message } = await composer.sendMail(buildMessage({ eventId: EVENT, recipient }, letter, visitor, settings));
  const raw = String(message);
  return { ...(await PostalMime.parse(raw)), raw };
};

describe('the mail to the sales team', () => {
  it('has the enquiry, the van and a link to it, and replies go to the visitor', async () => {
    const mail = await mailTo('dealership');
    expect(mail.subject).toBe('Book Test Drive: Ada Plumber, 2023 Ford Transit');
    expect(mail.from).toMatchObject({ name: 'Halyard Vans', address: 'sales@halyardvans.example' });
    expect(mail.to).toMatchObject([{ address: 'sales@halyardvans.example' }]);
    expect(mail.replyTo).toMatchObject([{ name: 'Ada Plumber', address: 'ada@plumbing.example' }]);
    for (const text of [
      'Book Test Drive',
      '07700 900123',
      'Afternoon (12PM - 5PM)',
      '2023 Ford Transit, HV23 ABC, £20,000 plus VAT, number 7 on the website',
      '5 July 2026 at 10:30',
    ]) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.text).toContain('https://vans.example/vehicle/7?from=enquiries');
    expect(mail.html).toContain('href="https://vans.example/vehicle/7?from=enquiries"');
    expect(mail.text).toContain(`Open the enquiry: https://vans.example/admin?tab=inquiries&enquiry=${enquiry.id}\n`);
    expect(mail.text).toContain('> Is <b>Friday</b> fine?\n> After four.');
    expect(mail.html).toContain('Is &lt;b&gt;Friday&lt;/b&gt; fine?\nAfter four.');
  });

  it.each([
    ['one that is sold', { ...vehicle, isSold: true }, 'HV23 ABC, sold, number 7 on the website'],
    ['one that is listed no more', { ...vehicle, isRemoved: true }, 'no longer listed'],
    ['one without VAT', { ...vehicle, vatQualifying: false }, '£20,000 no VAT'],
    ['one that is not known', null, 'Number 7 on the website'],
  ])('describes the van: %s', async (_what, known, text) => {
    expect((await mailTo('dealership', {}, { vehicle: known })).text).toContain(text);
  });

  it('has the figures of a quote', async () => {
    const { text } = await mailTo('dealership', { inquiryType: 'quote' }, { calculation });
    expect(text).toContain('£20,000.00 plus VAT, £1,000.00 deposit, 12.0%, 60 months');
    expect(text).toContain('£511.62');
    expect(text).toContain('£31,697.34, including £7,697.34 interest');
  });
});

it('no mail about a van sold under the margin scheme speaks of VAT, nor one whose van is not known any more', () => {
  const letters = fc.record({
    price: fc.integer({ min: 0, max: 999_999_999 }).map(fromPence),
    isSold: fc.boolean(),
    isRemoved: fc.boolean(),
    isKnown: fc.boolean(),
    isQuote: fc.boolean(),
  });
  fc.assert(
    fc.property(letters, ({ price, isSold, isRemoved, isKnown, isQuote }) => {
      const about: ReceivedEnquiry = {
        enquiry,
        vehicle: isKnown ? { ...vehicle, price, isSold, isRemoved, vatQualifying: false } : null,
        calculation: isQuote ? { ...calculation, vehiclePrice: price } : null,
      };
      for (const write of [enquiryNotification, enquiryAcknowledgement]) {
        const { subject, paragraphs, facts, links, closing } = write(about, settings);
        expect(claimsVat(JSON.stringify([subject, paragraphs, facts, links, closing]))).toBe(false);
      }
    }),
  );
});

it('a mail of another dealership does not mention the first', () => {
  const other = dealershipSchema.parse(JSON.parse(readFileSync('tests/other-dealership.json', 'utf8')));
  const received: ReceivedEnquiry = { enquiry: { ...enquiry, inquiryType: 'finance' }, vehicle, calculation };
  const letters = [enquiryNotification, enquiryAcknowledgement].map((write) =>
    JSON.stringify(write(received, { ...settings, DEALERSHIP_FILE: other })),
  );
  const { tradingName, legalName, phone, email, address, phoneHours } = DEALERSHIP_FILE;
  for (const first of [tradingName, legalName, phone, email, phoneHours, address.postcode, ...address.lines])
    expect(letters.join()).not.toContain(first);
  for (const own of [other.tradingName, other.phone, other.email, other.address.postcode, other.creditStatement])
    expect(letters[1]).toContain(own);
});

describe('the acknowledgement', () => {
  it.each<[InquiryType, string]>([
    ['callback', "We'll call you back within 24 hours."],
    ['test_drive', "We'll contact you to arrange your test drive."],
    ['quote', 'Our sales team will contact you shortly with a personalised quote.'],
    ['finance', 'Our sales team will contact you shortly about finance.'],
    ['chatbot', 'Our sales team will contact you shortly.'],
  ])('of %s promises what the page promises, in the name of the dealership', async (inquiryType, promise) => {
    const mail = await mailTo('visitor', { inquiryType });
    expect(mail.subject).toBe('We have your enquiry - Halyard Vans');
    expect(mail.to).toMatchObject([{ name: 'Ada Plumber', address: 'ada@plumbing.example' }]);
    expect(mail.replyTo).toMatchObject([{ address: 'sales@halyardvans.example' }]);
    for (const text of ['Dear Ada Plumber,', promise, '2023 Ford Transit', '0151 496 0123']) expect(mail.text).toContain(text);
    expect(mail.text?.includes('credit broker')).toBe(['quote', 'finance'].includes(inquiryType));
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-replied');
  });

  it('has the message that they wrote', async () => {
    const { text, html } = await mailTo('visitor', { message: 'Is <b>Friday</b> fine?\nAfter four.' });
    expect(text).toContain('Your message:\n> Is <b>Friday</b> fine?\n> After four.');
    expect(html).toContain('Is &lt;b&gt;Friday&lt;/b&gt; fine?');
  });

  it('has what they calculated, with the example that must stand with it', async () => {
    const { text, html } = await mailTo('visitor', { inquiryType: 'callback' }, { calculation });
    for (const part of [
      'This is what you calculated on our website:',
      '£511.62 a month over 60 months with a deposit of £1,000.00, £31,697.34 in all.',
      'Representative example, 12.7% APR representative:',
      'credit broker',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it.each([
    ['is not known any more', null],
    ['has lost its VAT', { ...vehicle, vatQualifying: false }],
  ])('quotes no figures for a van that %s', async (_what, van) => {
    expect((await mailTo('visitor', {}, { calculation, vehicle: van })).text).not.toContain('calculated');
  });

  it('repeats nothing of a message that leads somewhere, so it cannot carry an offer to somebody else', async () => {
    const spam = 'Win at https://evil.example now';
    const mail = await mailTo('visitor', { customerName: spam, message: spam, customerPhone: spam });
    expect(mail.raw + mail.text + mail.html).not.toContain('evil');
    expect(mail.text).toMatch(/^Hello,/);
  });
});

const lineBreaks = fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\0'.replace('\0', '\f'));
const headerForgeries = fc
  .tuple(
    fc.string(),
    lineBreaks,
    fc.constantFrom('Bcc: all@evil.example', 'Subject: forged', '\r\n<script>', 'To: x@y.example'),
    fc.string(),
  )
  .map((parts) => parts.join(''));

const headerNames = ({ headers }: Email) => headers.map(({ key }) => key).toSorted();

describe('hostile input', () => {
  it.each<[Recipient]>([['dealership'], ['visitor']])(
    'adds no header, recipient or markup to the mail to the %s',
    async (recipient) => {
      const plain = await mailTo(recipient);
      await fc.assert(
        fc.asyncProperty(headerForgeries, headerForgeries, async (customerName, message) => {
          const mail = await mailTo(recipient, { customerName, message }, { vehicle: { ...vehicle, model: message } });
          expect(headerNames(mail)).toEqual(headerNames(plain));
          expect(mail.to).toHaveLength(1);
          expect(mail.to?.[0]?.address).toBe(plain.to?.[0]?.address);
          expect(mail.replyTo?.map(({ address }) => address)).toEqual(plain.replyTo?.map(({ address }) => address));
          expect(
            mail.html?.match(/<(?!\/?(?:html|head|meta|title|body|p|table|tr|th|td|strong|blockquote|a|br)\b|!doctype)/gi),
          ).toBeNull();
        }),
        { numRuns: 60 },
      );
    },
    // Composing mails is slow on a shared CPU.
    60_000,
  );

  it('cannot look like a line of ours in the plain text', async () => {
    const { text = '' } = await mailTo('dealership', { message: 'Hello\nPhone: 0900 1\r\nEmail: x\u2028Name: y' });
    const below = text.slice(text.indexOf('Message:')).split('\n').slice(1, 5);
    expect(below).toEqual(['> Hello', '> Phone: 0900 1', '> Email: x', '> Name: y']);
  });

  it('does not change the Message-ID, which names the event and the recipient', async () => {
    for (const recipient of ['dealership', 'visitor'] as const) {
      const { messageId } = await mailTo(recipient, { customerName: '<forged@evil.example>' });
      expect(messageId).toBe(`<${EVENT}.${recipient}@halyardvans.example>`);
    }
  });
});
