import { buttonClass, Icon, Plus, Search, TextInput } from '@forecourt/ui';
import { useSearchParams } from '@forecourt/web-kit';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import styles from './vehicles-head.module.css';

/** How many there are, the search, and the one red button. */
export function VehiclesHead({ count }: { readonly count: number | undefined }) {
  const [params, setParams] = useSearchParams();
  const search = (typed: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (typed === '') next.delete('q');
        else next.set('q', typed);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.head}>
      <h1 className={styles.title} aria-live="polite">
        {count === undefined ? 'Vehicles' : `${count.toLocaleString('en-GB')} ${count === 1 ? 'vehicle' : 'vehicles'}`}
      </h1>
      <search className={styles.search}>
        <TextInput
          label="Search"
          hideLabel
          compact
          type="search"
          affix={<Icon of={Search} />}
          placeholder="Search make, model or registration"
          autoComplete="off"
          value={params.get('q') ?? ''}
          onChange={(event) => search(event.target.value)}
        />
      </search>
      <OverlayLink open={{ add: '' }} className={buttonClass({ variant: 'primary', size: 'small' })}>
        <Icon of={Plus} />
        Add Vehicle
      </OverlayLink>
    </div>
  );
}
