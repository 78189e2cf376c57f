import { aboutAsked } from './about.ts';
import type { Asked } from './asked.ts';
import { cookiesAsked } from './cookie-policy.ts';
import { dataRightsAsked } from './data-subject-rights.ts';
import { financeAsked } from './finance.ts';
import { financeTermsAsked } from './finance-terms.ts';
import { privacyAsked } from './privacy-policy.ts';
import { privacyRightsAsked } from './privacy-rights.ts';
import { servicesAsked } from './services.ts';
import { termsAsked } from './terms-conditions.ts';
import { depositsAsked } from './terms-deposits.ts';
import { disputesAsked } from './terms-disputes.ts';
import { returnsAsked } from './terms-returns.ts';
import { warrantyAsked } from './warranty.ts';
import { warrantyClaimsAsked } from './warranty-claims.ts';

/** How visitors ask for what a page says, by its path. */
export const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  '/warranty': [...warrantyAsked, ...warrantyClaimsAsked],
  '/services': servicesAsked,
  '/about': aboutAsked,
  '/finance': [...financeAsked, ...financeTermsAsked],
  '/privacy-policy': [...privacyAsked, ...privacyRightsAsked],
  '/terms-conditions': [...termsAsked, ...depositsAsked, ...returnsAsked, ...disputesAsked],
  '/cookie-policy': cookiesAsked,
  '/data-subject-rights': dataRightsAsked,
};
