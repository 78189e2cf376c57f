import type { Dealership } from '@forecourt/contracts';
import { EXTENDED_WARRANTY_NOTE } from '@forecourt/rules';
import type { ContentPage, ContentSection } from '../page/content-page.ts';

/** The three warranties by the age of the van. */
export const warrantyByAge = ({ legal }: Dealership) =>
  ({
    id: 'by-age-heading',
    title: 'Which warranty do you get?',
    items: [
      {
        note: 'New',
        title: 'Full manufacturer warranty',
        text: "Every new van comes with the manufacturer's full warranty from the day it is registered. Any franchised dealer will honour it.",
      },
      {
        note: 'Used, under 3 years',
        title: 'Remainder of manufacturer warranty',
        text: "What is left of the manufacturer's warranty transfers to you with the van, as long as it has been serviced to the manufacturer's schedule.",
      },
      {
        note: 'Used, over 3 years',
        title: '6 month warranty',
        text: `From the motoring-association provider, ${legal.warrantyProvider}. It starts on the day you collect the van and is included in the price.`,
      },
    ],
    ending: `Each van's own page says which of these applies. ${EXTENDED_WARRANTY_NOTE}`,
  }) satisfies ContentSection;

/** The vans without a warranty, said just as plainly. */
export const withoutWarranty = {
  id: 'without-warranty',
  title: 'Part-exchanges to clear: no warranty applies',
  lead: 'Vans we take in part-exchange and sell on as they stand come without a warranty, and are priced accordingly. Ask us about extended options. Your statutory rights are not affected.',
} satisfies ContentSection;

/** What the 6 month warranty covers, and what it excludes. */
export const warrantyCoverage = ({ legal }: Dealership) =>
  ({
    id: 'coverage-heading',
    title: 'What is covered',
    lead: `This is the 6 month warranty in brief. The ${legal.warrantyProvider} booklet that comes with the van gives the limits for each part, and its terms are the ones that apply. Manufacturer warranties follow the manufacturer's own terms.`,
    items: [
      {
        id: 'covered',
        title: 'Covered',
        points: [
          'Engine: block, cylinder head, internal parts, turbocharger, oil pump and timing gear',
          'Gearbox, clutch actuation, differentials, drive shafts and propeller shaft',
          'Fuel system: pumps, injectors and their control unit',
          'Cooling: water pump, radiator, thermostat and fan',
          'Brakes: master cylinder, calipers, servo and anti-lock system',
          'Steering and suspension: rack, pump or motor, arms, joints and springs',
          'Electrics: alternator, starter, control units, sensors and motors',
          'Electric vans: drive motor, inverter and on-board charger',
          'Parts and labour at the repairer, including VAT if you cannot reclaim it',
        ],
      },
      {
        id: 'not-covered',
        title: 'Not covered',
        points: [
          'Wear and tear: tyres, brake pads and discs, clutch plates, wiper blades, bulbs and 12 V batteries',
          'Servicing, adjustments, oils and filters, unless needed because a covered part has failed',
          'Bodywork, paint, glass, trim, seats and water leaks',
          'Conversions and equipment: tail lifts, tipper gear, racking and refrigeration',
          'Damage from accidents, overloading, misfuelling, misuse, water or frost',
          'Faults you knew about when you bought the van, or kept driving with',
          'Missed services, remapped engines and other modifications',
          'Loss of use, hire and recovery beyond what the provider agrees to',
        ],
      },
    ],
  }) satisfies ContentSection;

/** Product §2: call the dealer, visit an approved repairer, the dealer coordinates. */
export const warrantyClaim = ({ phone, phoneE164, phoneHours }: Dealership) =>
  ({
    id: 'claim-heading',
    title: 'How to claim',
    items: [
      {
        title: 'Call us',
        text: `Call [${phone}](tel:${phoneE164}) (${phoneHours}) before anything is taken apart. Have the registration and mileage to hand, and tell us what happened. If the van isn't safe to drive, stop and say so.`,
      },
      {
        title: 'Visit an approved repairer',
        text: 'We find the nearest one and book you in. The repairer diagnoses the fault and sends an estimate to the provider, who must authorise it before work begins.',
      },
      {
        title: 'We coordinate the rest',
        text: 'We deal with the provider and the repairer, tell you what has been agreed, and stay on the case until the van is back at work.',
      },
    ],
  }) satisfies ContentSection;

/** A warranty comes on top of the law, never instead of it. */
export const statutoryRights = {
  id: 'rights-heading',
  title: 'Your statutory rights',
  blocks: [
    'A warranty adds to your rights and takes none away. If you buy as a consumer, the Consumer Rights Act 2015 says that the van must be of satisfactory quality, fit for its purpose and as described. If it is not, you may reject it within 30 days, or have it repaired or replaced, and if that fails get some money back. You have those rights with or without a warranty and after it ends. You claim them from us.',
    'If you buy for your business, what you can rely on is the warranty, the order form and our [terms and conditions](/terms-conditions#warranty).',
  ],
} satisfies ContentSection;

/** The page /warranty (product §2). */
export const warrantyPage = (dealership: Dealership) =>
  ({
    path: '/warranty',
    title: 'Warranty',
    description:
      'Which warranty comes with a van: the full manufacturer warranty on new vans, the remainder of it on vans under 3 years old, 6 months on older ones. What is covered and how to claim.',
    lead: 'Which warranty a van comes with depends on its age. Here is what each one covers, and what to do if something breaks.',
    sections: [
      warrantyByAge(dealership),
      withoutWarranty,
      warrantyCoverage(dealership),
      warrantyClaim(dealership),
      statutoryRights,
    ],
    closing: {
      title: 'Ask before you buy',
      text: "We'll tell you how much warranty is left, to the month, and what longer cover would cost.",
    },
  }) satisfies ContentPage;
