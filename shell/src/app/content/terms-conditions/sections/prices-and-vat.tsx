import type { PolicySection } from '../../policy/policy-section.ts';

function PricesAndVat() {
  return (
    <>
      <p>
        Prices are in pounds sterling. Most commercial vans are sold plus VAT: we show the price without and with VAT at 20%, side
        by side, and the price with VAT is what you pay. A van marked "no VAT" has none to add, and none that a VAT-registered
        business could reclaim. If the rate of VAT changes before delivery, the new rate applies.
      </p>
      <p>
        The price includes preparation and the warranty stated for the van. Delivery, vehicle tax, the first registration fee for
        new vans and any accessories are extra if the order form lists them; we charge nothing that is not on it.
      </p>
      <p>
        We try to price correctly, but we are not bound to sell at a price that is obviously a mistake. If we notice one, we tell
        you the right price before taking your order. The van remains our property until it is paid for in full; it is at your
        risk from the moment you or your driver collect it, or it is delivered to you.
      </p>
    </>
  );
}

export const pricesAndVat: PolicySection = { id: 'prices-and-vat', title: 'Prices and VAT', Text: PricesAndVat };
