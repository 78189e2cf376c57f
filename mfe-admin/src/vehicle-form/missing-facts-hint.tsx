import { BUYER_FACTS, type BuyerFact } from '@forecourt/rules';
import { useId, useState } from 'react';
import styles from './missing-facts-hint.module.css';

interface MissingFactsHintProps {
  readonly facts: readonly BuyerFact[];
  /** Whether their names are shown from the start. */
  readonly isOpen: boolean;
  /** Shows the field of the fact and puts the focus on it. */
  readonly onGo: (fact: BuyerFact) => void;
}

/** The missing facts that buyers look for, with links to their fields; renders nothing if none is missing. */
export function MissingFactsHint({ facts, isOpen, onGo }: MissingFactsHintProps) {
  const id = useId();
  const [isOpenAtFirst] = useState(isOpen);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <details open={isOpenAtFirst} className={styles.hint}>
        <summary id={id} className={styles.title}>
          Details a buyer will miss: {facts.length}
        </summary>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <button type="button" className={styles.fact} onClick={() => onGo(fact)}>
                {BUYER_FACTS[fact]}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
