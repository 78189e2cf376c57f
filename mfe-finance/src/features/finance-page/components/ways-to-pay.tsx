import styles from './ways-to-pay.module.css';

const WAYS = [
  {
    name: 'Hire Purchase (HP)',
    short: 'Fixed monthly payments. The van is yours after the last one.',
    long: 'You pay a deposit, then the same amount every month at a fixed rate. The lender owns the van while you pay for it and you own it at the end, with no mileage limit. A VAT-registered business can usually reclaim the VAT on the price. It suits a van that you will work hard and keep.',
  },
  {
    name: 'Personal Contract Purchase (PCP)',
    short: 'Lower payments and a choice at the end: keep it, hand it back or change it.',
    long: 'Part of the price is left to the end of the agreement, so each month costs less. Then you pay that final amount and keep the van, hand it back, or part exchange it for another. You agree a mileage at the start, and going over it, or damage beyond fair wear, is charged when you hand it back. It suits those who change van every few years.',
  },
  {
    name: 'Business Contract Hire',
    short: 'A fixed rental over an agreed term and mileage, then hand it back.',
    long: 'You rent the van and never own it, so what it will be worth later is not your risk. Rentals are fixed, with VAT added to each; road tax is usually included and servicing can be. Extra miles and damage are charged at the end. It suits a fleet that needs to know its costs.',
  },
  {
    name: 'Asset Finance',
    short: 'Fund vans and equipment together, against the assets themselves.',
    long: 'One agreement can cover several vans with their racking, tail lifts or refrigeration, and what is funded is the security for it. Payments can be set to follow a seasonal income, and vans you already own may release capital. It suits a business that is buying more than one thing.',
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
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.text}>
              <p className={styles.short}>{short}</p>
              <p>{long}</p>
            </div>
          </article>
        ))}
      </div>
      <p className={styles.note}>
        The calculator above works out hire purchase. Ask us for figures on the others; what you can reclaim or set against tax
        depends on your business, so check with your accountant.
      </p>
    </div>
  );
}
