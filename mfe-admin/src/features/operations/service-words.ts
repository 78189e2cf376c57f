import type { ServiceName } from '@forecourt/contracts';

interface ServiceWords {
  readonly name: string;
  /** Before "behind": "Enquiries are". */
  readonly subject: string;
  /** What does not work without it, and what does. */
  readonly without: string;
}

/** What staff call each service. */
export const SERVICE_WORDS: Readonly<Record<ServiceName, ServiceWords>> = {
  inventory: {
    name: 'Stock',
    subject: 'The stock is',
    without: 'Vans cannot be changed; visitors still see those that the site has kept.',
  },
  media: { name: 'Pictures', subject: 'Pictures are', without: 'Pictures cannot be uploaded; the site goes on.' },
  enquiries: {
    name: 'Enquiries',
    subject: 'Enquiries are',
    without: 'Enquiries cannot be sent or read; the rest of the site goes on.',
  },
  assistant: {
    name: 'Assistant',
    subject: 'The assistant is',
    without: 'The chat does not answer, and no texts are written; the site goes on.',
  },
  social: { name: 'Posts', subject: 'Posts are', without: 'Nothing can be posted; the site goes on.' },
  identity: {
    name: 'Logins and activity',
    subject: 'The activity log is',
    without: 'Nobody can log in or out; whoever is logged in carries on.',
  },
  releases: { name: 'Releases', subject: 'Releases are', without: 'Nothing can be released; the site goes on.' },
};
