import type { Dealership } from '@forecourt/contracts';
import type { ContentPage, PolicySection } from '../page/content-page.ts';
import { postalAddress } from '../page/postal-address.ts';

/** What to know before a request: the rights, how long it takes, proof of identity, where to complain. */
export const rightsCards = ({ legal }: Dealership): readonly PolicySection[] => [
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      "Under the UK GDPR and the Data Protection Act 2018 you can see, correct, delete, limit, move or object to what we hold about you. It is free, unless a request is manifestly unfounded or excessive. If the law requires us to keep some data, we'll tell you.",
    ],
  },
  {
    id: 'how-long',
    title: 'How long it takes',
    blocks: [
      "We answer within 30 days. A complex request, or several at once, can take up to a further 60 days; if so, we'll tell you within the first 30 days, and why.",
    ],
  },
  {
    id: 'identity',
    title: 'Proving who you are',
    blocks: [
      "Before we send or change anything, we check it's really you. A reply from the email address we have for you is often enough; otherwise we ask for a document, use it only for this check and then delete it.",
    ],
  },
  {
    id: 'not-satisfied',
    title: 'If you are not satisfied',
    blocks: [
      `Please tell us first, at [${legal.complaintsEmail}](mailto:${legal.complaintsEmail}). You can also complain to the Information Commissioner's Office at any time: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), or [0303 123 1113](tel:+443031231113). Our registration number there is ${legal.icoRegistration}.`,
    ],
  },
];

/** Where to ask by telephone, email or post; the page sets it out in lines. */
export const rightsContact = (dealership: Dealership) => {
  const { email, legalName, phone, phoneE164 } = dealership;
  return {
    id: 'contact',
    title: 'Contact us',
    blocks: [`[${phone}](tel:${phoneE164})`, `[${email}](mailto:${email})`, `${legalName}, ${postalAddress(dealership)}`],
  } satisfies PolicySection;
};

/** The page /data-subject-rights (product §2), apart from its form. */
export const dataSubjectRightsPage = (dealership: Dealership) =>
  ({
    path: '/data-subject-rights',
    title: 'Data Subject Rights',
    description:
      'Ask to see, correct, delete, limit, move or object to the personal data we hold about you. We answer within 30 days.',
    lead: 'Ask us about the personal data we hold about you. What we do with it is in our [privacy policy](/privacy-policy).',
    sections: [...rightsCards(dealership), rightsContact(dealership)],
  }) satisfies ContentPage;
