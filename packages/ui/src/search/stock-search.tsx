import { Button } from '../button/button.tsx';
import { TextInput } from '../field/field.tsx';
import { Icon, Search } from '../icon/icon.tsx';
import styles from './stock-search.module.css';

const LABEL = 'Search make, model or registration';

/** A stock search for pages without stock: a plain form that leads to the list, with or without scripts. */
export function StockSearch() {
  return (
    <search className={styles.search}>
      <form action="/vehicles" aria-label="Search our vans" className={styles.form}>
        <TextInput
          label={LABEL}
          hideLabel
          placeholder="Try “automatic under £20,000”"
          affix={<Icon of={Search} />}
          type="search"
          name="search"
          enterKeyHint="search"
          className={styles.input}
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  );
}
