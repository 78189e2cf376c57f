import type { Dealership } from '@forecourt/contracts';
import type { ContentPage } from '../page/content-page.ts';
import { aboutPage } from './about.ts';
import { cookiePolicyPage } from './cookie-policy.ts';
import { dataSubjectRightsPage } from './data-subject-rights.ts';
import { financePage } from './finance.ts';
import { privacyPolicyPage } from './privacy-policy.ts';
import { servicesPage } from './services.ts';
import { termsConditionsPage } from './terms-conditions.ts';
import { warrantyPage } from './warranty.ts';

/**
 * Every public page that is text: what a visitor can read about the dealer, apart from the vans.
 *
 * @param dealership the dealer's settings
 */
export const contentPages = (dealership: Dealership): readonly ContentPage[] => [
  warrantyPage(dealership),
  servicesPage,
  aboutPage(dealership),
  financePage(dealership),
  privacyPolicyPage(dealership),
  termsConditionsPage(dealership),
  cookiePolicyPage(dealership),
  dataSubjectRightsPage(dealership),
];
