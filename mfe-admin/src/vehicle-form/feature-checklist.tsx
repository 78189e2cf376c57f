import { MAX_FEATURE_LENGTH } from '@forecourt/contracts';
import { countCharacters, FEATURE_GROUPS, isSameFeature, listedFeature } from '@forecourt/rules';
import { Button, Checkbox, Icon, Plus, TextInput } from '@forecourt/ui';
import { useState } from 'react';
import styles from './feature-checklist.module.css';

interface FeatureChecklistProps {
  readonly value: readonly string[];
  readonly onChange: (features: string[]) => void;
}

/**
 * The features to tick, in groups (D39). A feature stored in other words is shown in those words. The van's features that are not
 * on the list come last, and more can be added (D13).
 */
export function FeatureChecklist({ value, onChange }: FeatureChecklistProps) {
  // Unticked ones stay, so that a mistaken click can be undone by another.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const others = [...new Set([...value, ...seen])].filter((name) => listedFeature(name) === null);
  const wordOf = (listed: string) => value.find((name) => isSameFeature(name, listed)) ?? listed;
  const groups = [...FEATURE_GROUPS, ...(others.length > 0 ? [{ title: 'Other features', features: others }] : [])];
  const feature = typed.trim().replace(/\s+/g, ' ');
  const { isTooLong } = countCharacters(feature, MAX_FEATURE_LENGTH);
  const toggle = (name: string) => {
    setSeen([...new Set([...seen, ...value])]);
    const others = value.filter((other) => !isSameFeature(other, name));
    onChange(others.length < value.length ? others : [...value, name]);
  };
  const add = () => {
    if (feature === '' || isTooLong) return;
    const known = listedFeature(feature) ?? others.find((name) => isSameFeature(name, feature)) ?? feature;
    if (!value.some((name) => isSameFeature(name, known))) toggle(known);
    setTyped('');
  };
  return (
    <fieldset>
      <legend className="mb-2 small ink medium">Features</legend>
      <div className={styles.groups}>
        {groups.map(({ title, features }) => (
          <section key={title} aria-label={title}>
            <p className="small ink strong" aria-hidden="true">
              {title}
            </p>
            <ul className={styles.list}>
              {features.map((name) => (
                <li key={name}>
                  <Checkbox label={wordOf(name)} checked={value.includes(wordOf(name))} onChange={() => toggle(name)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.other}>
        <TextInput
          label="Another feature"
          error={isTooLong ? `Use at most ${MAX_FEATURE_LENGTH} characters` : null}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button aria-disabled={feature === '' || isTooLong} onClick={add}>
          <Icon of={Plus} />
          Add
        </Button>
      </div>
    </fieldset>
  );
}
