import type { PolicySection } from '../../policy/policy-section.ts';
import { PolicyTable } from '../../policy/policy-table.tsx';
import { ESSENTIAL_ITEMS } from '../stored-items.ts';

function EssentialCookies() {
  return (
    <>
      <p>
        These make the website work or remember a choice you have made. They need no permission, are read by this website alone,
        and are not used to recognise you. This is all of them:
      </p>
      <PolicyTable
        caption="Essential cookies"
        columns={['Name', 'What for', 'How long']}
        rows={ESSENTIAL_ITEMS.map(({ name, purpose, kept }) => [name, purpose, kept] as const)}
      />
    </>
  );
}

export const essentialCookies: PolicySection = { id: 'essential-cookies', title: 'Essential cookies', Text: EssentialCookies };
