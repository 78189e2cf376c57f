import { Button, buttonClass, EmptyState, Icon, MessageCircle, Phone } from '@forecourt/ui';
import { announce, Link, useDealership, useQuery } from '@forecourt/web-kit';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { ExampleBox, representativeVehicle } from '../../../vehicle/finance.tsx';
import type { ActiveFilter } from '../active-filters.ts';
import { nearestQuery } from '../stock-request.ts';
import { Removals } from './removals.tsx';
import styles from './results.module.css';
import { StockPartCards } from './stock-part-cards.tsx';

interface NothingFoundProps {
  readonly place: StockPlace;
  readonly active: readonly ActiveFilter[];
}

/** Says what was searched for, and offers ways on: fewer filters, the assistant, the phone, the nearest vans (D43). */
export function NothingFound({ place, active }: NothingFoundProps) {
  const asked = active.map(({ label }) => label);
  const { phone, phoneE164 } = useDealership();
  const { data: nearest = [] } = useQuery(nearestQuery(place));
  return (
    <div className={styles.results}>
      <EmptyState
        title="No vehicles found"
        text="Try adjusting your filters to see more results."
        detail={asked.length > 0 && `You asked for: ${asked.join(' · ')}`}
        level={3}
        action={
          <>
            <Removals active={active} layout={place.layout} />
            <Link to={stockPath({ layout: place.layout })} preventScrollReset className={buttonClass({ variant: 'dark' })}>
              Clear All Filters
            </Link>
            <Button
              className={styles.ask}
              onClick={() => announce('chat:asked', { message: place.filters.search || asked.join(', ') })}
            >
              <Icon of={MessageCircle} />
              Ask our assistant
            </Button>
            <a href={`tel:${phoneE164}`} className={buttonClass()}>
              <Icon of={Phone} />
              Call {phone}
            </a>
          </>
        }
      />
      {nearest.length > 0 && (
        <>
          <h3 className={styles.nearest}>The nearest we have</h3>
          <ExampleBox vehicle={representativeVehicle(nearest)} />
          <StockPartCards vehicles={nearest} layout={place.layout} level={4} />
        </>
      )}
    </div>
  );
}
