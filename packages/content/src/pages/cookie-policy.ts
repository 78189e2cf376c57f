import type { Dealership } from '@forecourt/contracts';
import type { PolicyContent } from '../page/content-page.ts';
import { ESSENTIAL_ITEMS } from './stored-items.ts';

/** The page /cookie-policy (product §2): essential, analytics and marketing cookies, third parties, retention, last updated August 2025. */
export function cookiePolicyPage(dealership: Dealership): PolicyContent {
  const { email, legalName, tradingName } = dealership;
  return {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description:
      'What this website stores in your browser, by name: essential, analytics and marketing cookies, third parties, how long they are kept and how to change your choice.',
    lastUpdated: 'August 2025',
    sections: [
      {
        id: 'about-cookies',
        title: 'What cookies are',
        blocks: [
          `Cookies are small text files that a website stores in your browser. Local and session storage, which this website mostly uses, do much the same job and the same law applies to them, so when we say cookies we mean all of these. This is the cookie policy of ${legalName}, trading as ${tradingName}.`,
          'Without your permission we store only what is essential. Nothing else is stored or loaded until you choose, and if you say no the website works just the same.',
        ],
      },

      {
        id: 'essential-cookies',
        title: 'Essential cookies',
        blocks: [
          'These make the website work or remember a choice you have made. They need no permission, are read only by this website and are not used to identify you. This is the full list:',
          {
            table: {
              caption: 'Essential cookies',
              columns: ['Name', 'What it is for', 'How long it is kept'],
              rows: ESSENTIAL_ITEMS.map(({ name, purpose, kept }) => [name, purpose, kept] as const),
            },
          },
        ],
      },

      {
        id: 'analytics-cookies',
        title: 'Analytics cookies',
        blocks: [
          'With your permission, analytics cookies count visits and show us which pages are useful and which are not. We look at totals, not at individuals. They are off until you turn them on, and no analytics tool runs before that.',
        ],
      },

      {
        id: 'marketing-cookies',
        title: 'Marketing cookies',
        blocks: [
          'With your permission, marketing cookies let us show you vans on other websites and see whether an advertisement has led to a visit. Allowing them also lets content from other companies, such as the map of our showroom, load automatically. They are off until you turn them on.',
        ],
      },

      {
        id: 'third-parties',
        title: 'Third parties',
        blocks: [
          'If you allow content from other companies, they can set their own cookies under their own policies:',
          {
            list: [
              '**Google Maps**, for the map of our showroom. It loads if you have agreed to marketing cookies, or when you ask for the map. [How Google uses cookies](https://policies.google.com/technologies/cookies)',
              '**Facebook and Instagram**, only when you follow a link to our pages there. This website contains none of their content. [How Meta uses cookies](https://www.facebook.com/privacy/policies/cookies/)',
            ],
          },
          'Our [privacy policy](/privacy-policy#who-we-share-it-with) says who else we share personal data with.',
        ],
      },

      {
        id: 'retention',
        title: 'How long they are kept',
        blocks: [
          'Some cookies are deleted when your visit ends. Others stay, so that you are not asked again every time.',
          {
            table: {
              caption: 'How long cookies are kept',
              columns: ['What', 'How long'],
              rows: [
                ['Session cookies and session storage', 'Until you close the tab or the browser'],
                ['Local storage', 'Until you delete it'],
                ['Persistent cookies', 'Up to 2 years, unless you delete them sooner'],
                ['Analytics data', '26 months'],
              ],
            },
          },
        ],
      },

      {
        id: 'your-choices',
        title: 'Your choices',
        blocks: [
          'The banner asks you once: accept all, reject all or choose for yourself. You can change your mind either way at any time, and saying no is as easy as saying yes: [open the cookie settings](/cookie-policy#your-choices).',
          'How often each van is looked at is counted without storing or reading anything in your browser, so these settings do not change it: [how we count, and how not to be counted](/visit-counts).',
          `Your browser's settings let you see what websites have stored, delete it or block it altogether. If you delete what this website has stored, the banner will appear again. If you have a question, email [${email}](mailto:${email}).`,
        ],
      },
    ],
  };
}
