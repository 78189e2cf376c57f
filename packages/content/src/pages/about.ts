import type { Dealership } from '@forecourt/contracts';
import type { ContentPage, ContentSection } from '../page/content-page.ts';
import { postalAddress } from '../page/postal-address.ts';

/** How the dealer came to sell vans. */
export const story = ({ address, areasText, foundingYear }: Dealership) =>
  ({
    id: 'story-heading',
    title: 'Our story',
    blocks: [
      `Most of us worked in the trades before we sold vans. We had all bought one that was an inch too short, or found the VAT on the last page. So when we opened in ${address.town} in ${foundingYear} we decided to measure every van ourselves, and to publish what matters before anyone has to ask.`,
      `Today we sell to joiners, couriers, plumbers and fleets across ${areasText}. Some want one van that has to earn its keep from Monday; some want ten that match. Both get the same figures: the price with and without VAT, the payload, the load length, and the monthly cost with a full example.`,
      "Nothing has changed since. If a van isn't right for the job we say so, because our customers drive past our gate every week. [See our vans](/vehicles), or come and have a look.",
    ],
  }) satisfies ContentSection;

/** Address, hours (D2) and telephone number in sentences; the page sets them out. */
export const showroom = (dealership: Dealership) =>
  ({
    id: 'showroom-heading',
    title: 'The showroom',
    blocks: [
      `${dealership.tradingName} is at ${postalAddress(dealership)}. The showroom is open ${dealership.visitHours}; phones and sales ${dealership.phoneHours}, on ${dealership.phone}.`,
    ],
  }) satisfies ContentSection;

/** Six cards (product §2). */
export const benefits = ({ legal }: Dealership) =>
  ({
    id: 'benefits-heading',
    title: 'What you get from us',
    items: [
      { title: 'Vans and nothing else', text: 'We know payload, axle weights and load lengths, because it is all we do.' },
      { title: 'Straight prices', text: "Every van's price with and without VAT, side by side and in the same size." },
      {
        id: 'checks',
        title: 'Checked before you see it',
        text: 'Every used van is inspected, serviced if due and history-checked.',
      },
      {
        title: 'Warranty in plain words',
        text: `The remainder of the manufacturer's warranty, or 6 months from ${legal.warrantyProvider} on vans over three years old. A part-exchange marked P/Ex to Clear has none, and we say so.`,
      },
      { title: 'Finance explained', text: 'Every monthly figure comes with a full example: deposit, payments, total and APR.' },
      {
        id: 'fitted-out',
        title: 'Fitted out here',
        text: 'Graphics, racking, ply lining and security, all ready when you collect.',
      },
    ],
  }) satisfies ContentSection;

/** The page /about (product §2). */
export const aboutPage = (dealership: Dealership) => {
  const { address, foundingYear, tradingName } = dealership;
  return {
    path: '/about',
    title: 'About Us',
    description: `${tradingName} has sold vans and nothing else in ${address.town}, ${address.county}, since ${foundingYear}. Our story, the showroom's address and opening hours, and how to find us.`,
    lead: `We opened in ${foundingYear} with three rules: show the price with VAT, state the payload and answer the phone.`,
    sections: [story(dealership), showroom(dealership), benefits(dealership)],
    closing: {
      title: 'Come and measure one',
      text: 'Bring a tape measure, a pallet or the tools you carry. The keys are at the desk.',
    },
  } satisfies ContentPage;
};
