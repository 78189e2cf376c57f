import type { ServiceName } from '@forecourt/contracts';

interface ServiceWords {
  readonly name: string;
  /** What works thanks to it, as a manager sees it. */
  readonly task: string;
  /** What does not work without it, and what customers can still do. */
  readonly without: string;
}

/** What staff call each service; those that customers notice first come first. */
export const SERVICE_WORDS: Readonly<Record<ServiceName, ServiceWords>> = {
  enquiries: {
    name: 'Enquiries',
    task: 'Enquiries get through',
    without: 'Customers cannot send enquiries, and staff cannot read them. Customers can look at vans and ring.',
  },
  inventory: {
    name: 'Stock',
    task: 'The vans on the site are up to date',
    without: 'Staff cannot change vans. Customers see the pages that the site has kept; others may not open.',
  },
  media: {
    name: 'Pictures',
    task: 'Pictures are shown and can be added',
    without: 'Pictures cannot be added, and customers may miss some. Customers can do everything else.',
  },
  assistant: {
    name: 'Assistant',
    task: 'The chat answers',
    without: 'The chat does not answer, and no texts are written for staff. Customers can do everything else.',
  },
  identity: {
    name: 'Logins and activity',
    task: 'Staff can log in',
    without: 'Nobody can log in or out; whoever is logged in carries on. Customers notice nothing.',
  },
  social: { name: 'Posts', task: 'Posts can be sent', without: 'Nothing can be posted. Customers notice nothing.' },
  releases: {
    name: 'Releases',
    task: 'The site can be updated',
    without: 'The site cannot be updated. Customers notice nothing.',
  },
};
