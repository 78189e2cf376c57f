import type { ContentPage, ContentSection } from '../page/content-page.ts';
import { recentWork } from './recent-work.ts';

/** Wraps and signwriting; the 5 years come from product §9. */
export const graphics = {
  id: 'graphics',
  title: 'Graphics & Branding',
  lead: 'More people see a van in a week than look in most shop windows. We design, print and fit, and you see the artwork first.',
  items: [
    {
      id: 'wraps',
      title: 'Full Graphics Wraps',
      note: '5-year warranty',
      text: 'The whole van in your colours, with the original paintwork protected underneath until you sell it.',
      points: [
        'Designed on a template of your exact van',
        'Laminated cast vinyl, door shuts included',
        '5-year warranty on vinyl and fitting',
        'Removable without a trace',
      ],
    },
    {
      id: 'graphics-packs',
      title: 'Basic Graphics Packs',
      note: 'Fitted in a day',
      text: 'Your name, trade and phone number where people look: on both sides and the back.',
      points: [
        'Cut vinyl in up to three colours',
        'Both sides and rear doors',
        'Your logo redrawn, even from a business card',
        'Chapter 8 chevrons and fleet numbers on request',
      ],
    },
  ],
} satisfies ContentSection;

/** Body kits and wheels. */
export const performance = {
  id: 'performance',
  title: 'Performance & Style',
  lead: 'Looks that hold up on site. We use parts made for your van, so sensors, towing eyes and load ratings are unaffected.',
  items: [
    {
      id: 'body-kits',
      title: 'Body Kits',
      text: 'Front splitters, side skirts, rear spoilers and gloss black grilles, colour-coded to your van or left black.',
    },
    {
      id: 'alloy-wheels',
      title: 'Alloy Wheel Upgrades',
      text: '16 to 20 inch wheels with the right load rating. Tyres fitted and balanced, pressure sensors transferred, locking wheel nuts included.',
    },
  ],
} satisfies ContentSection;

/** What is fitted in the cab. */
export const technology = {
  id: 'technology',
  title: 'Technology & Comfort',
  lead: 'The cab is where you spend the day. Everything is fitted behind the trim, separately fused, and comes out cleanly when the van goes back.',
  items: [
    {
      id: 'carplay',
      title: 'Apple CarPlay Integration',
      text: 'A touchscreen for calls, maps and music, with Android Auto too. Your steering wheel buttons and reversing camera keep working.',
    },
    {
      id: 'parking-sensors',
      title: 'Parking Sensors',
      text: 'Four at the rear and, if you like, four at the front, painted to match, with a warning tone or an on-screen display.',
    },
    {
      id: 'heated-seats',
      title: 'Heated Seats',
      text: 'Carbon heating pads under the seat covers for driver and passengers, each with its own two-stage switch.',
    },
  ],
} satisfies ContentSection;

/** What keeps thieves out. */
export const vanSecurity = {
  id: 'security',
  title: 'Security',
  lead: 'Your tools are your living. We fit what makes a thief move on to another van, and give you the certificates your insurer asks for.',
  items: [
    {
      id: 'immobilisers',
      title: 'Immobilisers',
      text: 'Category 1 and 2 systems that only let the engine start with your tag or code, to stop key cloning and relay theft.',
    },
    {
      id: 'door-locks',
      title: 'Enhanced Door Locks',
      text: 'Deadlocks for when you park up, slamlocks for multi-drop work, and hook locks and shields for the doors thieves go for most.',
    },
  ],
} satisfies ContentSection;

/** From the first talk to the handover. */
export const fittingSteps = {
  id: 'process-heading',
  title: 'How it works',
  items: [
    {
      title: 'Consultation',
      text: 'Tell us what the van has to do, on the phone or in person. Bring your logo if you have one.',
    },
    { title: 'Design & Quote', text: 'A drawing of the finished van, and one price for the lot, with and without VAT.' },
    { title: 'Installation', text: 'Fitted in our workshop, by the people who quoted for it, on the day we agreed.' },
    {
      title: 'Delivery',
      text: 'We go through everything with you, hand over the paperwork and, if you like, bring the van to you.',
    },
  ],
} satisfies ContentSection;

/** The page /services (product §2). */
export const servicesPage = {
  path: '/services',
  title: 'Van Accessories & Bespoke Services',
  description:
    'Graphics and full wraps, body kits, alloy wheels, Apple CarPlay, parking sensors, heated seats, immobilisers and locks, fitted before you collect your van.',
  lead: "Signwritten, ply-lined and secured before you collect it. One workshop, one quote, and a van that's ready for Monday.",
  sections: [graphics, recentWork, performance, technology, vanSecurity, fittingSteps],
  closing: {
    title: 'Tell us what the van has to do',
    text: 'Send us a few words or a sketch, or give us a call. You get a written price before anything is fitted.',
  },
} satisfies ContentPage;

/** The cards that lead to the kinds of work, in their order. */
export const serviceCategories = [
  { id: graphics.id, title: graphics.title, text: 'Full wraps and signwriting, designed and fitted in-house.' },
  { id: performance.id, title: performance.title, text: 'Body kits and load-rated alloy wheels for your van.' },
  { id: technology.id, title: 'Technology', text: 'Apple CarPlay, parking sensors and heated seats.' },
  { id: vanSecurity.id, title: vanSecurity.title, text: 'Immobilisers and locks that keep your tools in the van.' },
];
