import { formatNumber } from '@forecourt/rules';
import { Button, buttonClass, Clock, Icon, Plus, Search, Select, Share2, TextInput, Upload } from '@forecourt/ui';
import { useNavigate, useQuery, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { mayI } from '../../../session/own-account.ts';
import type { SelectionMode } from '../bulk/hooks/use-selection.ts';
import { ORDER_OPTIONS, orderOf } from '../stock-order.ts';
import styles from './vehicles-head.module.css';

interface VehiclesHeadProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** Deleted vans are shown, which are ordered by the day of their deletion. */
  readonly isRemoved: boolean;
  readonly search: string;
  readonly onSearch: (typed: string) => void;
  /** Undefined while there is nothing to select. */
  readonly mode?: SelectionMode;
}

/** The number of vans, the search, the order, and the one red button. */
export function VehiclesHead({ count, isRemoved, search, onSearch, mode }: VehiclesHeadProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: posts = [] } = useQuery(scheduledPostsQuery());
  const sort = (order: string) =>
    navigate(officeAddress(params, { sort: order === orderOf(null) ? null : order }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.head}>
      <h1 className={styles.title} aria-live="polite">
        {count === undefined
          ? 'Vehicles'
          : `${formatNumber(count)} ${isRemoved ? 'deleted ' : ''}${count === 1 ? 'vehicle' : 'vehicles'}`}
      </h1>
      <search className={styles.search}>
        <TextInput
          label="Search"
          hideLabel
          compact
          type="search"
          affix={<Icon of={Search} />}
          placeholder="Make, model, registration, price"
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </search>
      {!isRemoved && (
        <Select
          label="Sort by"
          hideLabel
          compact
          className={styles.sort}
          options={ORDER_OPTIONS}
          value={orderOf(params.get('sort'))}
          onChange={(event) => sort(event.target.value)}
        />
      )}
      {mode && !isRemoved && mayI('stock.write') && (
        <Button ref={mode.button} size="small" aria-pressed={mode.isOn} className={styles.whole} onClick={mode.toggle}>
          Select
        </Button>
      )}
      {mayI('social.publish') && (
        <OverlayLink open={{ posts: '' }} className={`${buttonClass({ size: 'small' })} ${styles.whole}`} title="Scheduled posts">
          <Icon of={Clock} small />
          Posts{posts.length > 0 && ` ${formatNumber(posts.length)}`}
        </OverlayLink>
      )}
      {mayI('stock.write') && (
        <OverlayLink open={{ import: '' }} className={`${buttonClass({ size: 'small' })} ${styles.whole}`}>
          <Icon of={Upload} small />
          Import
        </OverlayLink>
      )}
      {mayI('feeds.manage') && (
        <OverlayLink open={{ feeds: '' }} className={`${buttonClass({ size: 'small' })} ${styles.whole}`}>
          <Icon of={Share2} small />
          Feeds
        </OverlayLink>
      )}
      {mayI('stock.write') && (
        <OverlayLink open={{ add: '' }} className={buttonClass({ variant: 'primary', size: 'small' })}>
          <Icon of={Plus} />
          Add Vehicle
        </OverlayLink>
      )}
    </div>
  );
}
