import type { Dealership, Enquiry, Vehicle } from '@forecourt/contracts';
import { appointmentAhead, appointmentInWords, cancelledAppointment, confirmation } from './appointment-words.ts';
import { greeting } from './customer-name.ts';
import { enquiredVan, enquiredVanInSentence } from './enquired-van.ts';
import {
  type Availability,
  availabilityOf,
  financeFigures,
  ownFigures,
  STATE_SENTENCES,
  stockAddress,
  vanFacts,
  vanLine,
} from './van-sentences.ts';

/** What a template fills in. */
export interface ReplyFacts {
  readonly enquiry: Enquiry;
  /** The van as it is now; null if the enquiry is about none, or it has left the stock. */
  readonly vehicle: Vehicle | null;
  /** Vans for sale that are like it. */
  readonly similar: readonly Vehicle[];
  readonly dealership: Pick<Dealership, 'phone' | 'phoneHours' | 'visitHours' | 'address' | 'policies' | 'finance'>;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  /** Unix milliseconds. */
  readonly now: number;
}

export interface ReplyTemplate {
  readonly key: 'appointment' | 'cancelled' | 'availability' | 'viewing' | 'alternatives' | 'finance' | 'blank';
  readonly label: string;
  readonly text: string;
}

const LABELS: Readonly<Record<Availability, string>> = {
  available: 'It is available',
  due: 'It is due in',
  reserved: 'It is reserved',
  sold: 'Sold, these are like it',
  gone: 'Gone, these are like it',
};

/** The templates that are true of the van, the most fitting first. */
export function replyTemplates(facts: ReplyFacts): ReplyTemplate[] {
  const { enquiry, vehicle, dealership, origin, now } = facts;
  const { phone, phoneHours, visitHours } = dealership;
  const write = (key: ReplyTemplate['key'], label: string, ...paragraphs: string[]): ReplyTemplate => ({
    key,
    label,
    // The signature is put under every letter.
    text: [greeting(enquiry.customerName), ...paragraphs, 'Kind regards,'].join('\n\n'),
  });
  const named = enquiredVanInSentence(enquiry);
  const blank = write('blank', 'Blank', `Thank you for your enquiry${named ? ` about the ${named}` : ''}.`);
  const ring = `or call us on ${phone} (${phoneHours}).`;
  const come = `Our showroom is open ${visitHours}. Tell us a day and a time that suit you, ${ring}`;
  const booked = appointmentAhead(enquiry, now);
  const thanks = 'Thank you for your enquiry.';
  /** Whoever has a day is told it, and asked for none. */
  const viewing = (what: string) =>
    booked
      ? write('appointment', 'Confirm the appointment', thanks, ...confirmation(enquiry, booked, dealership))
      : write('viewing', 'Book a viewing', `${thanks} ${what} ${come}`, dealership.policies.testDrive);
  const cancelled = cancelledAppointment(enquiry, now);
  /** @param rest what is said after it. */
  const cancellation = (rest: string) =>
    cancelled ? [write('cancelled', 'The appointment is cancelled', cancelled.sentence, rest)] : [];
  const another = `Would you like to come on another day? ${come}`;
  if (named === null) return [...cancellation(another), viewing('We would like to show you our vans.'), blank];

  const availability = availabilityOf(vehicle);
  const label = LABELS[availability];
  const isGone = vehicle === null || availability === 'sold';
  const news = `${thanks} The ${named} ${STATE_SENTENCES[availability]}.`;
  const instead = booked
    ? [`You were to come on ${appointmentInWords(booked)}. Would you like to see another van? Tell us, ${ring}`]
    : [];
  const alternatives = write('alternatives', isGone ? label : 'These are like it', news, ...likeIt(facts), ...instead);
  if (isGone) {
    const off = `The ${named} ${STATE_SENTENCES[availability]}. Would you like to see another van? Tell us, ${ring}`;
    return [...cancellation(off), alternatives, blank];
  }

  const known = vanFacts(vehicle, origin).join('\n');
  const own = ownFigures(enquiry, vehicle, dealership);
  const figures = own ?? financeFigures(vehicle, dealership);
  const isReserved = availability === 'reserved';
  const closing = booked
    ? `We look forward to seeing you on ${appointmentInWords(booked)}.`
    : `Would you like to see it? ${come}`;
  const templates = [
    ...cancellation(isReserved ? `The ${named} ${STATE_SENTENCES.reserved}.` : another),
    write('availability', label, news, known, ...(isReserved ? [] : [closing])),
    ...(isReserved ? [alternatives] : []),
    ...(booked || !isReserved ? [viewing(`You are welcome to see and drive the ${named}.`)] : []),
    ...(figures
      ? [
          write(
            'finance',
            'Finance figures',
            `${thanks} These are ${own ? 'the figures that you calculated' : 'figures'} for the ${named}.`,
            known,
            ...figures,
          ),
        ]
      : []),
    blank,
  ];
  const isCalculated = own !== null && enquiry.inquiryType === 'quote';
  const wanted = booked
    ? 'appointment'
    : cancelled && !cancelled.isTold
      ? 'cancelled'
      : isCalculated
        ? 'finance'
        : WANTED[enquiry.inquiryType];
  return templates.toSorted((one, other) => Number(other.key === wanted) - Number(one.key === wanted));
}

/** What the type of an enquiry asks for. */
const WANTED: Readonly<Record<Enquiry['inquiryType'], ReplyTemplate['key']>> = {
  callback: 'availability',
  chatbot: 'availability',
  quote: 'availability',
  finance: 'finance',
  test_drive: 'viewing',
};

const likeIt = ({ enquiry, similar, origin }: ReplyFacts): string[] =>
  similar.length > 0
    ? ['These are like it:', similar.map((vehicle) => vanLine(vehicle, origin)).join('\n')]
    : [`Others that may suit you are here: ${stockAddress(enquiry.vehicle, origin)}`];

/** The subject of the next mail: the same as before, so that mail programs show one conversation. */
export function replySubject(enquiry: Enquiry, tradingName: string): string {
  const last = enquiry.replies.at(-1)?.subject;
  if (last) return last.startsWith('Re: ') ? last : `Re: ${last}`;
  const van = enquiredVan(enquiry);
  return `Your enquiry to ${tradingName}${van ? `: ${van}` : ''}`;
}
