import type { Dealership } from '@forecourt/contracts';
import type { PolicyContent } from '../page/content-page.ts';
import { postalAddress } from '../page/postal-address.ts';

/** The page /privacy-policy (product §2): 11 sections, last updated 30 July 2025, links to /data-subject-rights. */
export function privacyPolicyPage(dealership: Dealership): PolicyContent {
  const { companyNumber, email, legal, legalName, phone, phoneE164, tradingName } = dealership;
  return {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What personal data we collect, why, who sees it, how long we keep it, and how to ask for it, correct it or have it erased.',
    lastUpdated: '30 July 2025',
    sections: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        blocks: [
          `${tradingName} is a trading name of ${legalName} (company number ${companyNumber}), ${postalAddress(dealership)}. We are the controller of the personal data this policy describes: we decide why and how it is used, and we are responsible for it. We are registered with the Information Commissioner's Office under number ${legal.icoRegistration}.`,
          `If you have a question about this policy or your data, email [${email}](mailto:${email}), call [${phone}](tel:${phoneE164}) or write to the address above.`,
          'This policy covers this website and what we do with personal data when you enquire, visit us, drive a van, buy or sell one, or ask us to introduce you to a lender. Much of our business is with companies; where we hold data about the people who work for them, it applies to those people too.',
        ],
      },

      {
        id: 'what-we-collect',
        title: 'What we collect',
        blocks: [
          'We collect what you give us, and little else:',
          {
            list: [
              '**Enquiries.** Your name, email address and telephone number, the van you asked about, what you wrote, when you would like us to call and, if you attached it, your finance calculation. We keep it and email it to our sales team, and we send you an acknowledgement.',
              '**Chat.** What you type is answered by software. Only when you ask to speak to our sales team do they receive your contact details together with the conversation.',
              '**Finance calculations.** The figures you save. They contain no name or contact details.',
              "**Test drives and sales.** Your address, a check of your driving licence and identity, payment details, the van's registration documents and, for part-exchanges, details of your van and any finance outstanding on it.",
              '**Requests about your data.** Your name, contact details, what you asked for and your confirmation of identity.',
              '**Technical data.** Your IP address, the pages you requested and when, in our server logs; your cookie choice, in your own browser.',
              '**Visits to a van.** How many visitors looked at a van in a day, opened its pictures, looked at its load space or saved a calculation. So that nobody is counted twice, your IP address and what your browser says of itself become a code, with a secret that is thrown away after the day. Codes are deleted then; sums stay, which say nothing about you.',
              '**CCTV.** Footage of people and vehicles at our premises. Signs tell you where.',
            ],
          },
          'We may also receive data from others: the DVLA and the DVSA about a van you offer us, a lender about the outcome of an application, or your employer if you collect a van on its behalf. We do not ask for information about your health, beliefs or other sensitive matters, and this website is not meant for children.',
        ],
      },

      {
        id: 'why-we-use-it',
        title: 'Why we use it, and our lawful bases',
        blocks: [
          'The law requires a lawful basis for each use of personal data. These are ours:',
          {
            table: {
              caption: 'Purposes and lawful bases',
              columns: ['Purpose', 'Lawful basis'],
              rows: [
                [
                  'Answering enquiries, calling you back, arranging test drives, preparing quotes',
                  'Steps you ask for before a contract; otherwise our legitimate interest in answering people who contact us',
                ],
                ['Selling, buying and preparing vans, taking payment, handling warranty claims', 'Contract with you'],
                [
                  'Introducing you to a lender',
                  'Steps you ask for before a contract, and our legal obligations as a firm regulated by the Financial Conduct Authority',
                ],
                [
                  'Keeping tax, accounting and regulatory records, checking identity, preventing money laundering and fraud',
                  'Legal obligation; for fraud, also our legitimate interest in preventing it',
                ],
                ['Keeping the website working and safe from abuse', 'Legitimate interest in a site that works'],
                [
                  'Counting visits to a van, to see which vans interest people',
                  'Legitimate interest in knowing that, without knowing who',
                ],
                ['CCTV at our premises', 'Legitimate interest in the safety of people and vehicles'],
                ['Analytics and marketing cookies', 'Your consent, which you can withdraw at any time'],
                ['Handling complaints and defending legal claims', 'Legal obligation and legitimate interest'],
              ],
            },
          },
          'Where we rely on a legitimate interest, we have weighed it against yours, and you may object. You need not give us your data, but without a way to reach you we cannot answer, and without some of it we cannot sell you a van.',
          'An enquiry does not put you on a mailing list. We send marketing by email or text only if you have asked for it, or about similar vans and services after you have bought from us, and every message lets you stop. We make no decisions about you by automated means alone.',
        ],
      },

      {
        id: 'finance-introductions',
        title: 'Finance introductions',
        blocks: [
          `We are a credit broker, not a lender. ${legal.lenderPanel} The calculator on this website sends nothing to lenders: your data goes to a lender only after you have asked us to apply.`,
          'For an application we pass on your name, date of birth, addresses, contact details, employment or business details, income and outgoings, bank details, and the van and terms you want. The lender then uses it as a controller in its own right. It will usually search your record with credit reference and fraud prevention agencies, which keep a note of the search, and it may decide by automated means; its own privacy notice, which you receive with the application, explains how, and how to ask for a person to review the decision.',
          `The lender tells us whether you were accepted and, once an agreement is signed, what we need to deliver the van. ${legal.commission}`,
        ],
      },

      {
        id: 'who-we-share-it-with',
        title: 'Who we share it with',
        blocks: [
          'We do not sell personal data. We share it only where necessary, and only as much as is needed, with:',
          {
            list: [
              'lenders, when you ask us to introduce you;',
              `${legal.warrantyProvider}, to set up your warranty, and the repairers who carry out work under it;`,
              "manufacturers and their networks, for recalls and the manufacturer's warranty;",
              "the DVLA, to register a van or record its sale, and finance companies and data services, to check a van's history;",
              'insurers, for test drives and claims;',
              'companies that work for us under contract and on our instructions only: hosting, email, telephone, accounting and, where it is switched on, the language service behind our chat assistant, which receives what you type there;',
              'map and social media companies, when you agree to their content being loaded or follow a link to them;',
              'our accountants, solicitors and insurers, and a buyer of our business if there ever is one;',
              'the police, HMRC, the Financial Conduct Authority, the Financial Ombudsman Service and courts, where the law requires it.',
            ],
          },
        ],
      },

      {
        id: 'international-transfers',
        title: 'Transfers outside the United Kingdom',
        blocks: [
          'We keep our records in the United Kingdom. Some of the companies that work for us, or their suppliers, may process data elsewhere, for example to run email or a language service.',
          'Where that happens, the country is covered by UK adequacy regulations (which include the European Economic Area and, for certified companies, the United States), or the company is bound by the International Data Transfer Agreement or Addendum issued by the Information Commissioner, after we have assessed the risks. Ask us for a copy of the safeguards that apply to your data.',
        ],
      },

      {
        id: 'how-long-we-keep-it',
        title: 'How long we keep it',
        blocks: [
          {
            table: {
              caption: 'How long we keep personal data',
              columns: ['What', 'How long', 'Note'],
              rows: [
                [
                  'Customer records',
                  '7 years',
                  'Enquiries, sales, finance introductions, complaints and requests; from our last contact with you',
                ],
                ['Analytics', '26 months', 'Only if you have agreed to analytics'],
                ['Visit counts', '13 months', 'Sums for each van and day; the codes that tell visitors apart, for the day'],
                ['CCTV', '30 days', 'Longer only if an incident is being investigated'],
                ['Persistent cookies', 'Up to 2 years', 'You can delete them at any time'],
              ],
            },
          },
          'Seven years covers the time in which a contract can be disputed or tax records requested, with a margin. Data needed for a dispute or an investigation already under way is kept until it is over. Server logs are kept for a short time, to find faults and stop abuse. After that we delete the data or make it anonymous.',
        ],
      },

      {
        id: 'your-rights',
        title: 'Your rights',
        blocks: [
          'You may ask us:',
          {
            list: [
              'for access to the data we hold about you, and a copy of it;',
              'to correct data that is wrong or incomplete (rectification);',
              'to erase it, where we have no duty or good reason to keep it (erasure);',
              'to restrict what we do with it while a question about it is settled (restriction);',
              'for the data you gave us, in a form another company can read (portability);',
              'to stop using it where we rely on legitimate interests (objection); we stop direct marketing whenever you say so.',
            ],
          },
          'Where we rely on your consent you can withdraw it at any time; this does not affect what was done before. Use our [data subject request form](/data-subject-rights), write or call. It costs nothing, unless a request is manifestly unfounded or excessive. We need to be sure who is asking, so we may check your identity first.',
          'We answer within 30 days. If a request is complex, or there are several, it may take up to a further 60 days; if so, we tell you, and why, within the first 30.',
        ],
      },

      {
        id: 'cookies',
        title: 'Cookies',
        blocks: [
          "This website stores only essential items in your browser without asking, to remember for example your cookie choice, which price you want to see first, and that you have seen the opening screen. Analytics, marketing and other companies' content, such as the map, are not loaded until you agree. You can change your mind at any time. Our [cookie policy](/cookie-policy) lists everything by name.",
          "We count visits to our vans without storing or reading anything in your browser, and not at all if it sends 'Do Not Track' or 'Global Privacy Control'. You can [object to being counted](/visit-counts); we then store one cookie, which says only that.",
        ],
      },

      {
        id: 'security',
        title: 'How we protect it',
        blocks: [
          'Everything sent to and from this website is encrypted in transit. Enquiries are kept in a separate database that only the people who answer them can read, behind a password and a session that expires. Our forms are protected against automated abuse, our staff see personal data only where their work requires it, and paper records are locked away and shredded.',
          "No system is perfectly safe. If something goes wrong that puts you at high risk, we will tell you without delay, and we report breaches to the Information Commissioner's Office within 72 hours where the law requires it. Please do not send us bank or card details by email or chat. Before paying into an account whose details arrived by email, call us on a number you already know.",
        ],
      },

      {
        id: 'complaints-and-changes',
        title: 'Complaints, and changes to this policy',
        blocks: [
          `If you are unhappy with how we handle your data, please tell us first, so that we can put it right: [${legal.complaintsEmail}](mailto:${legal.complaintsEmail}), or ${legal.complaintsAddress}.`,
          "You may complain to the Information Commissioner's Office at any time: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), telephone [0303 123 1113](tel:+443031231113), or Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF. You may also go to court.",
          'We update this policy when what we do changes; the date at the top shows when it was last updated. If a change matters to you, we announce it before it takes effect, on this website or, where we have your contact details, directly.',
        ],
      },
    ],
  };
}
