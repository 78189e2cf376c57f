import { ArrowLeft, Icon } from '@forecourt/ui';
import { Link, opensElsewhere, useNavigate } from '@forecourt/web-kit';
import { useLeftList } from '../../../stock/left-list.ts';
import styles from './vehicle-layout.module.css';

/** Leads back to the list as the visitor left it: filtered, sorted and, if it is the previous history entry, scrolled. */
export function BackLink() {
  const { path, isBefore } = useLeftList();
  const navigate = useNavigate();
  return (
    <Link
      to={path}
      data-live=""
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
