import { CONTACT_TIME_LABELS, type ContactTime, ENQUIRY_KIND_LABELS } from '@forecourt/contracts';
import XMLBuilder from 'fast-xml-builder';
import { TYPE_LABELS } from '../enquiries/type-labels.ts';
import type { Settings } from '../settings.ts';
import { calculationFacts, nameOf, type ReceivedEnquiry } from './enquiry-templates.ts';

type LeadSettings = Pick<Settings, 'DEALERSHIP_FILE' | 'PUBLIC_URL'>;

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** The values that the format has for the time of a call. */
const TIMES: Readonly<Record<ContactTime, string>> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  anytime: 'nopreference',
};

/**
 * An enquiry as other systems of dealerships read it: Auto-lead Data Format 1.0, in the order of its DTD. Facts that the format has no
 * place for are in the comments.
 */
export const adfLead = (received: ReceivedEnquiry, { DEALERSHIP_FILE: dealership, PUBLIC_URL }: LeadSettings): string => {
  const { enquiry, calculation, vehicle } = received;
  const { customerName, customerEmail, customerPhone, preferredContactTime, inquiryType, cameBy, message } = enquiry;
  const { tradingName, email, phone } = dealership;
  const comments = [
    cameBy ? ENQUIRY_KIND_LABELS[cameBy] : TYPE_LABELS[inquiryType],
    preferredContactTime && `Preferred time: ${CONTACT_TIME_LABELS[preferredContactTime]}`,
    ...(calculation ? calculationFacts(calculation, vehicle).map(([name, value]) => `${name}: ${value}`) : []),
    message,
  ];
  const lead = {
    adf: {
      prospect: {
        '@_status': 'new',
        id: { '@_sequence': '1', '@_source': tradingName, '#text': enquiry.id },
        requestdate: enquiry.createdAt.toISOString(),
        vehicle: vehicleOf(received, PUBLIC_URL),
        customer: {
          contact: {
            name: { '@_part': 'full', '#text': customerName },
            ...(customerEmail && { email: customerEmail }),
            ...(customerPhone && {
              phone: { '@_type': 'voice', '@_time': TIMES[preferredContactTime ?? 'anytime'], '#text': customerPhone },
            }),
          },
          comments: comments.filter(Boolean).join('\n'),
        },
        vendor: {
          vendorname: tradingName,
          url: PUBLIC_URL,
          contact: { name: { '@_part': 'full', '@_type': 'business', '#text': tradingName }, email, phone },
        },
        provider: { name: tradingName, service: cameBy ? 'Dealership' : 'Website', url: PUBLIC_URL, email },
      },
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${builder.build(withoutControls(lead))}`;
};

/** A lead names a vehicle even if the enquiry names none: its elements are empty then. */
function vehicleOf({ enquiry: { vehicleId, inquiryType }, vehicle }: ReceivedEnquiry, publicUrl: string): object {
  const interest = inquiryType === 'test_drive' ? 'test-drive' : 'buy';
  const id = vehicleId === null ? {} : { id: { '@_source': 'website', '#text': vehicleId } };
  if (vehicle === null) return { '@_interest': interest, '@_status': 'used', ...id, year: '', make: '', model: '' };
  const { year, make, model, price, vatQualifying, registrationNumber } = vehicle;
  return {
    '@_interest': interest,
    // A van that has never been registered has never been used.
    '@_status': registrationNumber === null ? 'new' : 'used',
    ...id,
    year,
    make,
    model,
    price: { '@_type': 'asking', '@_currency': 'GBP', '#text': price },
    pricecomments: vatQualifying ? 'Plus VAT' : 'No VAT',
    comments: [nameOf(vehicle), registrationNumber, `${publicUrl}/vehicle/${vehicle.id}`].filter(Boolean).join(', '),
  };
}

/** XML 1.0 cannot hold them, not even escaped. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const withoutControls = (lead: object): object =>
  JSON.parse(JSON.stringify(lead), (_key, value) => (typeof value === 'string' ? value.replace(CONTROLS, '') : value));
