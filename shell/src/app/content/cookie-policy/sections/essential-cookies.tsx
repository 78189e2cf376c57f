import type { PolicySection } from '../../policy/policy-section.ts';
import { PolicyTable } from '../../policy/policy-table.tsx';
import { ESSENTIAL_ITEMS } from '../stored-items.ts';

function EssentialCookies() {
  return (
    <>
      <p>
        These make the website work or remember a choice you have made. They need no permission, are read only by this website and
        are not used to identify you. This is the full list:
      </p>
      <PolicyTable
        caption="Essential cookies"
        columns={['Name', 'What it is for', 'How long it is kept']}
        rows={ESSENTIAL_ITEMS.map(({ name, purpose, kept }) => [name, purpose, kept] as const)}
      />
    </>
  );
}

export const essentialCookies: PolicySection = { id: 'essential-cookies', title: 'Essential cookies', Text: EssentialCookies };
