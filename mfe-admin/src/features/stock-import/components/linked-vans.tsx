import { formatNumber } from '@forecourt/rules';
import { Link, useQuery } from '@forecourt/web-kit';
import { linkedPicturesQuery } from '../../../pictures/api/linked-pictures.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import styles from './import.module.css';

/** Milliseconds: pictures are copied while the dialog is open. */
const AGAIN = 10_000;

/** The vans with pictures that could not be copied from another website, whichever import they came with. */
export function LinkedVans() {
  const { data = [] } = useQuery({ ...linkedPicturesQuery(), refetchInterval: AGAIN });
  const ids = [...new Set(data.map(({ vehicleId }) => vehicleId))];
  const { data: vans = [] } = useQuery({ ...vehiclesQuery(), refetchOnMount: false, enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const nameOf = (id: number): string => {
    const van = vans.find((one) => one.id === id);
    return van ? [van.make, van.model, van.registrationNumber].filter(Boolean).join(' ') : `Van ${id}`;
  };
  return (
    <section aria-labelledby="linked-vans" className={styles.question}>
      <h3 id="linked-vans" className="h5">
        {ids.length === 1 ? '1 van has pictures' : `${formatNumber(ids.length)} vans have pictures`} that could not be copied
      </h3>
      <p className="body">They are shown from the other website, and are lost when it goes.</p>
      <ul className="stack gap-1">
        {ids.map((id) => (
          <li key={id}>
            <Link to={`/admin?edit=${id}`} className={styles.link}>
              {nameOf(id)}
            </Link>
            : {data.find(({ vehicleId }) => vehicleId === id)?.says}
          </li>
        ))}
      </ul>
    </section>
  );
}
