import { Button, Checkbox, Icon, Plus, TextInput } from '@forecourt/ui';
import { useState } from 'react';
import styles from './feature-checklist.module.css';

interface FeatureChecklistProps {
  readonly offered: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (features: string[]) => void;
}

/** The contract's limit for one feature. */
const LONGEST = 80;

/** Features to tick. Those of the van that are not on the list stand after it, and others can be added (D13). */
export function FeatureChecklist({ offered, value, onChange }: FeatureChecklistProps) {
  // Those that were unticked again stay, so that a click by mistake is undone by another.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const shown = [...new Set([...offered, ...value, ...seen])];
  const feature = typed.trim().replace(/\s+/g, ' ');
  const toggle = (name: string) => {
    setSeen([...new Set([...seen, ...value])]);
    onChange(value.includes(name) ? value.filter((other) => other !== name) : [...value, name]);
  };
  const add = () => {
    if (feature === '') return;
    const known = shown.find((name) => name.toLowerCase() === feature.toLowerCase()) ?? feature;
    if (!value.includes(known)) toggle(known);
    setTyped('');
  };
  return (
    <fieldset className={styles.features}>
      <legend className={styles.legend}>Features</legend>
      <ul className={styles.list}>
        {shown.map((name) => (
          <li key={name}>
            <Checkbox label={name} checked={value.includes(name)} onChange={() => toggle(name)} />
          </li>
        ))}
      </ul>
      <div className={styles.other}>
        <TextInput
          label="Another feature"
          maxLength={LONGEST}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button aria-disabled={feature === ''} onClick={add}>
          <Icon of={Plus} />
          Add
        </Button>
      </div>
    </fieldset>
  );
}
