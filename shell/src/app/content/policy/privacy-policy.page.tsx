import { privacyPolicyPage } from '@forecourt/content';
import { useDealership } from '@forecourt/web-kit';
import { PolicyPage } from './policy-page.tsx';

export function Component() {
  return <PolicyPage {...privacyPolicyPage(useDealership())} />;
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
