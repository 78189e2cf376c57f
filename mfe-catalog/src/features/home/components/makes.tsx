import { Container } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { stockBy } from '../../../stock/stock-link.ts';
import styles from './makes.module.css';

/** The makes the dealership sells, as text, because the makers own their logos. */
export function Makes() {
  const { brands } = useDealership();
  return (
    <nav aria-label="Makes" className="ruled-below">
      <Container>
        <ul className={styles.list}>
          {brands.map((make) => (
            <li key={make}>
              <Link to={stockBy('make', make)} className={styles.make}>
                {make}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
