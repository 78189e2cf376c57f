import { cookiePolicyPage } from '@forecourt/content';
import { useDealership } from '@forecourt/web-kit';
import { PolicyPage } from './policy-page.tsx';

export function Component() {
  return <PolicyPage {...cookiePolicyPage(useDealership())} />;
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
