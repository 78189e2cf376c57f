import type { PolicySection } from '../../policy/policy-section.ts';

function InternationalTransfers() {
  return (
    <>
      <p>
        We keep our records in the United Kingdom. Some of the companies that work for us, or their suppliers, may process data
        elsewhere, for example to run email or a language service.
      </p>
      <p>
        Where that happens, the country is covered by UK adequacy regulations (which include the European Economic Area and, for
        certified companies, the United States), or the company is bound by the International Data Transfer Agreement or Addendum
        issued by the Information Commissioner, after we have assessed the risks. Ask us for a copy of the safeguards that apply
        to your data.
      </p>
    </>
  );
}

export const internationalTransfers: PolicySection = {
  id: 'international-transfers',
  title: 'Transfers outside the United Kingdom',
  Text: InternationalTransfers,
};
