import { buttonClass, Container, EmptyState, StockSearch } from '@forecourt/ui';
import { Link, PageMeta, useLocation } from '@forecourt/web-kit';
import { useLeftList } from '../../../stock/left-list.ts';
import styles from './vehicle-not-found.module.css';

const TITLE = 'Vehicle Not Found';
const TEXT = "The vehicle you're looking for doesn't exist or has been removed.";

export function VehicleNotFound() {
  const { pathname } = useLocation();
  return (
    <Container className={styles.page}>
      <PageMeta title={TITLE} description={TEXT} path={pathname} noIndex />
      <EmptyState
        level={1}
        title={TITLE}
        text={TEXT}
        action={
          <>
            <StockSearch />
            <Link to={useLeftList().path} className={buttonClass()}>
              Back to Vehicles
            </Link>
            <Link to="/contact" className={buttonClass()}>
              Contact Us
            </Link>
          </>
        }
      />
    </Container>
  );
}
