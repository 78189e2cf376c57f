import styles from './ways-to-pay.module.css';

const WAYS = [
  {
    name: 'Hire Purchase (HP)',
    short: 'Fixed monthly payments. The van is yours after the last one.',
    long: 'You pay a deposit, then the same amount every month at a fixed rate. The lender owns the van while you pay for it and you own it at the end, with no mileage limit. A VAT-registered business can usually reclaim the VAT on the price. It suits a van you plan to work hard and keep.',
  },
  {
    name: 'Personal Contract Purchase (PCP)',
    short: 'Lower payments and a choice at the end: keep it, hand it back or change it.',
    long: 'Part of the price is left until the end of the agreement, so the monthly payments are lower. You can then pay that final amount and keep the van, hand it back, or part exchange it for another. You agree a mileage at the start, and going over it, or damage beyond fair wear, is charged when you hand it back. It suits you if you change your van every few years.',
  },
  {
    name: 'Business Contract Hire',
    short: 'A fixed rental over an agreed term and mileage, then hand it back.',
    long: 'You rent the van and never own it, so what it will be worth later is not your risk. Rentals are fixed, with VAT added to each; road tax is usually included and servicing can be. Extra miles and damage are charged at the end. It suits fleets that need fixed costs.',
  },
  {
    name: 'Asset Finance',
    short: 'Fund vans and equipment together, against the assets themselves.',
    long: 'One agreement can cover several vans with their racking, tail lifts or refrigeration, and the assets themselves are the security. Payments can be set to follow a seasonal income, and vans you already own may release capital. It suits a business buying more than one asset.',
  },
];

export function WaysToPay() {
  return (
    <div>
      <h2 id="ways-heading" className={styles.title}>
        Ways to pay
      </h2>
      <div className={styles.ways}>
        {WAYS.map(({ name, short, long }) => (
          <article key={name} className={styles.way}>
            <h3>{name}</h3>
            <div className={styles.text}>
              <p className="ink medium">{short}</p>
              <p>{long}</p>
            </div>
          </article>
        ))}
      </div>
      <p className={styles.note}>
        The calculator above is for hire purchase. Ask us for figures for the others. What you can reclaim or set against tax
        depends on your business, so check with your accountant.
      </p>
    </div>
  );
}
