import { Button, Icon, Search, Select } from '@forecourt/ui';
import { useNavigate } from '@forecourt/web-kit';
import type { FormEvent } from 'react';
import { BUDGETS } from '../../../stock/budgets.ts';
import { readStockAddress } from '../../../stock/stock-address.ts';
import { stockPath } from '../../../stock/stock-path.ts';
import styles from './search-panel.module.css';

const CONDITIONS = [
  { value: '', label: 'New & Used' },
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
];
const FUELS = [{ value: '', label: 'All' }, ...['Diesel', 'Electric', 'Hybrid'].map((fuel) => ({ value: fuel, label: fuel }))];

/** A form that leads to the list. With scripts the address is tidied on the way, without them the list understands it. */
export function SearchPanel({ makes }: { readonly makes: readonly string[] }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') chosen.append(name, value);
    void navigate(stockPath(readStockAddress(chosen)));
  };
  const makeOptions = [{ value: '', label: 'Any make' }, ...makes.map((make) => ({ value: make, label: make }))];
  return (
    <search>
      <form action="/vehicles" aria-label="Find a van" className={styles.panel} onSubmit={search}>
        <Select label="Condition" name="condition" options={CONDITIONS} />
        <Select label="Make" name="make" options={makeOptions} />
        <Select label="Budget" name="budget" options={BUDGETS} />
        <Select label="Fuel Type" name="fuelType" options={FUELS} />
        <Button type="submit" variant="primary" className={styles.submit}>
          <Icon of={Search} />
          Search Vans
        </Button>
      </form>
    </search>
  );
}
