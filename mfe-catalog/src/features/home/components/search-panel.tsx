import { Button, Icon, Search, Select } from '@forecourt/ui';
import { useNavigate } from '@forecourt/web-kit';
import type { FormEvent } from 'react';
import { BUDGETS } from '../../../stock/budgets.ts';
import styles from './search-panel.module.css';

const CONDITIONS = [
  { value: '', label: 'New & Used' },
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
];
const FUELS = [{ value: '', label: 'All' }, ...['Diesel', 'Electric', 'Hybrid'].map((fuel) => ({ value: fuel, label: fuel }))];

/** A form that leads to the list (product §2): with scripts it sends the bounds of the budget, without them its name. */
export function SearchPanel({ makes }: { readonly makes: readonly string[] }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const name of ['make', 'fuelType', 'condition']) {
      const chosen = String(form.get(name));
      if (chosen !== '') query.set(name, chosen);
    }
    const budget = BUDGETS.find(({ value }) => value === form.get('budget'));
    for (const [name, pounds] of Object.entries(budget?.bounds ?? {})) query.set(name, String(pounds));
    void navigate(`/vehicles?${query}`.replace(/\?$/, ''));
  };
  const makeOptions = [{ value: '', label: 'Any make' }, ...makes.map((make) => ({ value: make, label: make }))];
  return (
    <search>
      <form action="/vehicles" aria-label="Find a van" data-live="" className={styles.panel} onSubmit={search}>
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
