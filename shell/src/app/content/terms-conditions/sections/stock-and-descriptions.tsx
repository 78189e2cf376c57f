import type { PolicySection } from '../../policy/policy-section.ts';

function StockAndDescriptions() {
  return (
    <>
      <p>
        A van listed on this website is an invitation to make an offer. There is no contract until we have both signed an order
        form, or confirmed the order in writing. Vans sell quickly, and one you have seen may be sold, due in or under offer, so
        please call before you set off.
      </p>
      <p>
        We describe each van with care, from our own inspection, the registration record and the manufacturer's figures. Payload,
        dimensions, fuel economy and range depend on the specification, the load and how a van is driven, and figures from
        laboratory tests are for comparing one van with another. If a measurement decides whether the van does your job, tell us:
        we will measure it with you and write it on the order form. Pictures may show optional extras.
      </p>
      <p>
        If we find a mistake, we correct it. If you ordered in reliance on it, we'll tell you and you may withdraw and have your
        deposit returned in full.
      </p>
    </>
  );
}

export const stockAndDescriptions: PolicySection = {
  id: 'stock-and-descriptions',
  title: 'Vans and descriptions',
  Text: StockAndDescriptions,
};
