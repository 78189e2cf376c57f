import { ArrowLeft, Icon } from '@forecourt/ui';
import { Link, opensElsewhere, useNavigate } from '@forecourt/web-kit';
import { useLeftList } from '../../../stock/left-list.ts';
import styles from './vehicle-layout.module.css';

/** Leads to the list that one came from, as it was left: filtered, in its order, and where it comes right before, scrolled. */
export function BackLink() {
  const { path, isBefore } = useLeftList();
  const navigate = useNavigate();
  return (
    <Link
      to={path}
      className={styles.back}
      onClick={(event) => {
        if (opensElsewhere(event) || !isBefore()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon of={ArrowLeft} small />
      Back to Vehicles
    </Link>
  );
}
