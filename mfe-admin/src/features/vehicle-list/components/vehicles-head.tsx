import { formatNumber } from '@forecourt/rules';
import { Button, buttonClass, Clock, Icon, Plus, Share2, Upload } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { mayI } from '../../../session/own-account.ts';
import type { SelectionMode } from '../bulk/hooks/use-selection.ts';
import styles from './vehicles-head.module.css';

interface VehiclesHeadProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** Deleted vans are shown. */
  readonly isRemoved: boolean;
  /** Undefined while there is nothing to select. */
  readonly mode?: SelectionMode;
}

/** The number of vans, what is done with all of them, and the one red button. */
export function VehiclesHead({ count, isRemoved, mode }: VehiclesHeadProps) {
  const { data: posts = [] } = useQuery(scheduledPostsQuery());
  return (
    <div className={styles.head}>
      <h1 className={styles.title} aria-live="polite">
        {count === undefined
          ? 'Vehicles'
          : `${formatNumber(count)} ${isRemoved ? 'deleted ' : ''}${count === 1 ? 'vehicle' : 'vehicles'}`}
      </h1>
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
