import { buttonClass, Calendar, Container, Icon } from '@forecourt/ui';
import { Link, today } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { mayI } from '../../../session/own-account.ts';
import { CustomersToday } from './customers-today.tsx';
import { DueToday } from './due-today.tsx';
import { LookedAtToday } from './looked-at-today.tsx';
import { PostsToday } from './posts-today.tsx';
import { StockToday } from './stock-today.tsx';
import styles from './today-tab.module.css';
import { ValueToday } from './value-today.tsx';
import { WishesToday } from './wishes-today.tsx';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What has to be done today, in figures that lead to their lists. Each part comes by itself, or says that it does not. */
export function TodayTab({ notice }: { readonly notice: ReactNode }) {
  return (
    <Container className={styles.today}>
      <div className={styles.head}>
        <h1 className={styles.title}>Today</h1>
        <p className="muted">{day.format(new Date(today()))}</p>
        {mayI('enquiries.read') && (
          <Link to="/admin?tab=inquiries&view=coming-up" className={buttonClass({ size: 'small' })}>
            <Icon of={Calendar} small />
            Coming up
          </Link>
        )}
      </div>
      {notice}
      {mayI('enquiries.read') && (
        <>
          <CustomersToday />
          <DueToday />
        </>
      )}
      {mayI('stock.read') && (
        <>
          <StockToday />
          {mayI('costs.manage') && <ValueToday />}
          {mayI('social.publish') && <PostsToday />}
          <LookedAtToday />
          <WishesToday />
        </>
      )}
    </Container>
  );
}
