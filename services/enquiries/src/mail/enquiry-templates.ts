import { CONTACT_TIME_LABELS, type InquiryType } from '@forecourt/contracts';
import { calculatedFigures, formatMinutes, formatNumber, formatPounds } from '@forecourt/rules';
import type { CalculationRow } from '../calculations/calculation.entity.ts';
import { toCalculation } from '../calculations/calculation.mapper.ts';
import type { EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { TYPE_LABELS } from '../enquiries/type-labels.ts';
import type { Settings } from '../settings.ts';
import type { StockedVehicleRow } from '../stock/stocked-vehicle.entity.ts';
import { type EmailContent, known } from './email-content.ts';
import { repeatable } from './repeatable.ts';
import { formatUkTime, greetingFor, reasonForEmail, signature } from './template-parts.ts';

export interface ReceivedEnquiry {
  readonly enquiry: EnquiryRow;
  /** Null if none was named or it is not in the copy of the stock. */
  readonly vehicle: StockedVehicleRow | null;
  readonly calculation: CalculationRow | null;
}
type TemplateSettings = Pick<Settings, 'DEALERSHIP_FILE' | 'PUBLIC_URL' | 'REPLY_TARGET_MINUTES'>;

/** What happens next, worded as on the pages (product §8). */
const PROMISES: Readonly<Record<InquiryType, string>> = {
  callback: "We'll call you back within 24 hours.",
  test_drive: "We'll contact you to arrange your test drive.",
  quote: 'Our sales team will contact you shortly with a personalised quote.',
  finance: 'Our sales team will contact you shortly about finance.',
  chatbot: 'Our sales team will contact you shortly.',
};

/** Enquiries about credit, whose acknowledgement carries the credit statement (D3). */
const ABOUT_CREDIT: readonly InquiryType[] = ['quote', 'finance'];

/** Tells the sales team everything that was sent. */
export const enquiryNotification = (received: ReceivedEnquiry, { PUBLIC_URL }: TemplateSettings): EmailContent => {
  const { enquiry, vehicle, calculation } = received;
  const { vehicleId, customerName, customerEmail, customerPhone, inquiryType, message, preferredContactTime } = enquiry;
  const about = vehicle ? `, ${nameOf(vehicle)}` : '';
  return {
    subject: `${TYPE_LABELS[inquiryType]}: ${customerName}${about}`,
    greeting: `${customerName} has sent an enquiry through the website.`,
    paragraphs: ['Reply to this email to write to them.'],
    facts: known([
      ['Type', TYPE_LABELS[inquiryType]],
      ['Name', customerName],
      ['Phone', customerPhone],
      ['Email', customerEmail],
      ['Preferred time', preferredContactTime && CONTACT_TIME_LABELS[preferredContactTime]],
      ['Vehicle', vehicle ? describe(vehicle) : vehicleId === null ? null : `Number ${vehicleId} on the website`],
      ...(calculation ? calculationFacts(calculation, vehicle) : []),
      ['Received', formatUkTime(enquiry.createdAt)],
      ['Enquiry number', String(enquiry.id)],
    ]),
    quotes: message ? [{ heading: 'Message', text: message }] : [],
    links: [
      ...(vehicleId === null ? [] : [{ label: 'See the vehicle', url: `${PUBLIC_URL}/vehicle/${vehicleId}?from=enquiries` }]),
      { label: 'Open the enquiry', url: `${PUBLIC_URL}/admin?tab=inquiries&enquiry=${enquiry.id}` },
    ],
    closing: [],
  };
};

/** Tells the manager that nobody has answered an enquiry in time. */
export const lateEnquiry = (received: ReceivedEnquiry, settings: TemplateSettings): EmailContent => {
  const notification = enquiryNotification(received, settings);
  const { id, customerName } = received.enquiry;
  const target = formatMinutes(settings.REPLY_TARGET_MINUTES);
  return {
    ...notification,
    subject: `Not answered yet: ${notification.subject}`,
    greeting: `Nobody has answered the enquiry of ${customerName} within ${target} of opening hours.`,
    links: [{ label: 'Answer it', url: `${settings.PUBLIC_URL}/admin?tab=inquiries&reply=${id}` }, ...notification.links],
  };
};

/**
 * Tells the visitor that we have the enquiry and what happens next. Their own words are repeated only if nothing in them can be
 * followed, so that nobody can send offers through us by entering somebody else's address (ADR 005, ADR 054).
 */
export const enquiryAcknowledgement = (
  received: ReceivedEnquiry,
  { DEALERSHIP_FILE: dealership, PUBLIC_URL }: TemplateSettings,
): EmailContent => {
  const { enquiry, vehicle } = received;
  const { inquiryType, customerName, preferredContactTime } = enquiry;
  const listed = vehicle && !vehicle.isRemoved ? vehicle : null;
  const words = repeatable(enquiry.message);
  const figures = calculated(received, dealership.finance.annualRatePercent);
  return {
    subject: `We have your enquiry - ${dealership.tradingName}`,
    greeting: greetingFor(customerName),
    paragraphs: [`Thank you for getting in touch with ${dealership.tradingName}. ${PROMISES[inquiryType]}`, ...figures],
    facts: known([
      ['Your enquiry', TYPE_LABELS[inquiryType]],
      ['Vehicle', vehicle && [nameOf(vehicle), vehicle.registrationNumber].filter(Boolean).join(', ')],
      ['Preferred time', preferredContactTime && CONTACT_TIME_LABELS[preferredContactTime]],
      ['Received', formatUkTime(enquiry.createdAt)],
    ]),
    quotes: words === null ? [] : [{ heading: 'Your message', text: words }],
    links: listed ? [{ label: `See the ${listed.make} ${listed.model}`, url: `${PUBLIC_URL}/vehicle/${listed.id}` }] : [],
    closing: [
      ...signature(dealership),
      ...(ABOUT_CREDIT.includes(inquiryType) || figures.length > 0 ? ['', dealership.creditStatement] : []),
      '',
      reasonForEmail(dealership),
    ],
  };
};

/** What they calculated: of a van that is not known any more nobody knows whether it had VAT. */
const calculated = ({ calculation, vehicle }: ReceivedEnquiry, annualRatePercent: number): readonly string[] => {
  if (calculation === null) return [];
  const { vehicleId } = calculation;
  const vatQualifying = vehicleId === null ? true : vehicle?.id === vehicleId ? vehicle.vatQualifying : null;
  const figures =
    vatQualifying === null ? null : calculatedFigures(toCalculation(calculation), { vatQualifying, annualRatePercent });
  return figures === null ? [] : ['This is what you calculated on our website:', ...figures];
};

export const nameOf = ({ year, make, model }: StockedVehicleRow): string => `${year} ${make} ${model}`;

const describe = (vehicle: StockedVehicleRow): string => {
  const { id, registrationNumber, price, vatQualifying, isSold, isRemoved } = vehicle;
  const state = isRemoved
    ? 'no longer listed'
    : isSold
      ? 'sold'
      : `${formatPounds(price)} ${vatQualifying ? 'plus VAT' : 'no VAT'}`;
  return [nameOf(vehicle), registrationNumber, state, `number ${id} on the website`].filter(Boolean).join(', ');
};

/** An amount of one's own has VAT (D20); a van sold under the margin scheme never has. */
const vatOf = ({ vehicleId }: CalculationRow, vehicle: StockedVehicleRow | null): string => {
  if (vehicleId === null) return ' plus VAT';
  if (vehicle?.id !== vehicleId) return '';
  return vehicle.vatQualifying ? ' plus VAT' : ', no VAT';
};

export const calculationFacts = (calculation: CalculationRow, vehicle: StockedVehicleRow | null): [string, string][] => {
  const pounds = (amount: string) => formatPounds(amount, 'exact');
  const { vehiclePrice, deposit, interestRate, termMonths, monthlyPayment, totalCost, totalInterest } = calculation;
  return [
    [
      'Calculation',
      `${pounds(vehiclePrice)}${vatOf(calculation, vehicle)}, ${pounds(deposit)} deposit, ${formatNumber(interestRate, 1)}%, ${termMonths} months`,
    ],
    ['Monthly payment', pounds(monthlyPayment)],
    ['Total', `${pounds(totalCost)}, including ${pounds(totalInterest)} interest`],
  ];
};
