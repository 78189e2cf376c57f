import { ArrowLeft, buttonClass, Icon, LogoMark } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { type ReactNode, useEffect } from 'react';
import { focusMain } from '../address/focus-main.ts';
import styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The card at the door of the back office, with the way back to the website. */
export function Entrance({ title, children }: EntranceProps) {
  const { tradingName } = useDealership();
  // Whoever logs in goes on where the back office begins.
  useEffect(() => focusMain, []);
  return (
    <main id="main" tabIndex={-1} className={styles.screen} data-surface="dark">
      <div className={styles.column}>
        <p className={styles.logo}>
          <LogoMark className={styles.mark} />
          {tradingName}
        </p>
        <div className={styles.card}>
          <h1 className="h3">{title}</h1>
          {children}
          <Link to="/" className={buttonClass({ variant: 'quiet' })}>
            <Icon of={ArrowLeft} small />
            Back to website
          </Link>
        </div>
      </div>
    </main>
  );
}
