import { Button, Icon, TriangleAlert } from '@forecourt/ui';
import { useLayoutEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { definitionOf, type FieldName, type FieldValue, type FormValues } from '../fields.ts';
import { isSame } from '../form-values.ts';
import type { Contested, Merge } from '../merge.ts';
import { shownValue } from '../shown-value.ts';
import styles from './merge-notice.module.css';

/** Shows what somebody else has saved meanwhile, and lets the user resolve conflicts. */
export function MergeNotice({ conflict: { taken, contested, values } }: { readonly conflict: Merge }) {
  const { setValue } = useFormContext<FormValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const choose = (name: FieldName, value: FieldValue) => setValue(name, value as never, { shouldValidate: true });
  const chooseAll = (whose: 'mine' | 'theirs') => {
    for (const field of contested) choose(field.name, field[whose]);
  };
  return (
    <section role="alert" className={styles.notice}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        <Icon of={TriangleAlert} />
        Someone else changed this van while you were editing it
      </h3>
      <p>
        Nothing has been saved yet, and what you typed is still here.{' '}
        {contested.length > 0 ? 'Choose which value to keep, then update again.' : 'Update again to save it.'}
      </p>
      {taken.length > 0 && (
        <ul className="stack gap-1">
          {taken.map((name) => (
            <li key={name}>
              {definitionOf(name).label} is now <b>{shownValue(name, values[name])}</b> (your form shows it too)
            </li>
          ))}
        </ul>
      )}
      {contested.map((field) => (
        <Contest key={field.name} field={field} onChoose={choose} />
      ))}
      {contested.length > 1 && (
        <p className="cluster gap-2">
          <Button size="small" onClick={() => chooseAll('mine')}>
            Keep all yours
          </Button>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            Use all theirs
          </Button>
        </p>
      )}
    </section>
  );
}

interface ContestProps {
  readonly field: Contested;
  readonly onChoose: (name: FieldName, value: FieldValue) => void;
}

function Contest({ field: { name, mine, theirs }, onChoose }: ContestProps) {
  const now = useWatch<FormValues, FieldName>({ name });
  const isTheirs = isSame(name, now as FieldValue, theirs);
  return (
    <fieldset className={styles.contest}>
      <legend className={styles.legend}>{`${definitionOf(name).label} is now ${shownValue(name, theirs)}`}</legend>
      <Choice
        group={name}
        label="Keep yours"
        value={shownValue(name, mine)}
        checked={!isTheirs}
        onChoose={() => onChoose(name, mine)}
      />
      <Choice
        group={name}
        label="Use theirs"
        value={shownValue(name, theirs)}
        checked={isTheirs}
        onChoose={() => onChoose(name, theirs)}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ group, label, value, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`contested-${group}`} className={styles.radio} checked={checked} onChange={onChoose} />
      <span className={styles.value}>
        {label}: <b>{value}</b>
      </span>
    </label>
  );
}
