import { buttonClass, Icon, Plus, Search, TextInput } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import styles from './vehicles-head.module.css';

interface VehiclesHeadProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly search: string;
  readonly onSearch: (typed: string) => void;
}

/** How many there are, the search, and the one red button. */
export function VehiclesHead({ count, search, onSearch }: VehiclesHeadProps) {
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
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </search>
      <OverlayLink open={{ add: '' }} className={buttonClass({ variant: 'primary', size: 'small' })}>
        <Icon of={Plus} />
        Add Vehicle
      </OverlayLink>
    </div>
  );
}
