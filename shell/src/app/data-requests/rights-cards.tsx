import { type PolicySection, rightsCards, rightsContact } from '@forecourt/content';
import { useDealership } from '@forecourt/web-kit';
import { Fragment, type ReactNode } from 'react';
import { Blocks } from '../content/page/blocks.tsx';
import { Marked } from '../content/page/marked.tsx';
import styles from './rights-cards.module.css';

interface CardProps extends Pick<PolicySection, 'id' | 'title'> {
  readonly children: ReactNode;
}

function Card({ id, title, children }: CardProps) {
  return (
    <section aria-label={title} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What to know before a request: the rights, how long it takes, proof of identity, where to complain, our details. */
export function RightsCards() {
  const dealership = useDealership();
  const contact = rightsContact(dealership);
  return (
    <aside aria-label="About your request" className="stack top gap-4">
      {rightsCards(dealership).map(({ id, title, blocks }) => (
        <Card key={id} id={id} title={title}>
          <Blocks blocks={blocks} />
        </Card>
      ))}
      <Card id={contact.id} title={contact.title}>
        <p>
          {contact.blocks.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              <Marked text={line} />
            </Fragment>
          ))}
        </p>
      </Card>
    </aside>
  );
}
