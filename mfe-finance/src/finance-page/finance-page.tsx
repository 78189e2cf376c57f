import { Container, Section } from '@forecourt/ui';
import { PageMeta, Static, useDealership } from '@forecourt/web-kit';
import { CalculatorCard } from './calculator-card.tsx';
import styles from './finance-page.module.css';
import { FourSteps } from './four-steps.tsx';
import { LegalText } from './legal-text.tsx';
import { WaysToPay } from './ways-to-pay.tsx';
import { WhyOurs } from './why-ours.tsx';

/** The finance page (product §2). */
export function FinancePage() {
  const { areasText } = useDealership();
  return (
    <>
      <PageMeta
        title="Commercial Vehicle Finance"
        description={`Work out the monthly payment and the full cost of a van, VAT and interest included. Hire purchase, PCP, contract hire and asset finance in ${areasText}.`}
        path="/finance"
      />
      <section aria-labelledby="finance-heading" data-surface="dark" className={styles.hero}>
        <Container className={styles.intro}>
          <h1 className="inherit" id="finance-heading">
            Commercial Vehicle Finance
          </h1>
          <p className={styles.lead}>
            See what a van costs each month, and in total, before you talk to anyone. Deposits from 0% to 50%, decisions within
            hours.
          </p>
        </Container>
      </section>
      <Container className={styles.card}>
        <CalculatorCard />
      </Container>
      <Static className={styles.rest}>
        <Section labelledBy="ways-heading">
          <div className={styles.split}>
            <WaysToPay />
            <WhyOurs />
          </div>
        </Section>
        <Section surface="quiet" labelledBy="steps-heading">
          <FourSteps />
        </Section>
        <Section labelledBy="legal-heading">
          <LegalText />
        </Section>
      </Static>
    </>
  );
}
