import { financePage, financeSteps, financeTerms, waysToPay } from '@forecourt/content';
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
  const dealership = useDealership();
  const { path, title, description, lead } = financePage(dealership);
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <section aria-labelledby="finance-heading" data-surface="dark" className={styles.hero}>
        <Container className={styles.intro}>
          <h1 className="inherit" id="finance-heading">
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </Container>
      </section>
      <Container className={styles.card}>
        <CalculatorCard />
      </Container>
      <Static className={styles.rest}>
        <Section labelledBy={waysToPay.id}>
          <div className={styles.split}>
            <WaysToPay />
            <WhyOurs />
          </div>
        </Section>
        <Section surface="quiet" labelledBy={financeSteps.id}>
          <FourSteps />
        </Section>
        <Section labelledBy={financeTerms(dealership).id}>
          <LegalText />
        </Section>
      </Static>
    </>
  );
}
