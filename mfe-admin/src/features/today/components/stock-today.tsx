import { useQuery } from '@forecourt/web-kit';
import { stockTodayQuery } from '../api/get-today.ts';
import { DaysInStock } from './days-in-stock.tsx';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

/** Vans that somebody has to see to, and how long the stock has stood. */
export function StockToday() {
  const query = useQuery(stockTodayQuery());
  return (
    <>
      <Part title="Stock" query={query} isWide>
        {({ parts }) => (
          <Figures
            figures={[
              { label: 'Not on the site yet', value: parts['not-on-site'], to: '/admin?show=not-on-site' },
              { label: 'MOT or tax due', value: parts.attention, to: '/admin?show=attention' },
              { label: 'Without pictures', value: parts['no-pictures'], to: '/admin?show=no-pictures' },
              { label: 'Details a buyer will miss', value: parts['no-facts'], to: '/admin?show=no-facts' },
            ]}
          />
        )}
      </Part>
      <Part title="Days in stock" query={query}>
        {({ parts }) => <DaysInStock parts={parts} />}
      </Part>
    </>
  );
}
