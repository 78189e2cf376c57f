import type { VehicleSuggestion } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { keepPreviousData, useQuery } from '@forecourt/web-kit';
import { type RefObject, useId, useState } from 'react';
import { suggestionsQuery } from '../api/get-suggestions.ts';
import { useComboboxInput } from '../hooks/use-combobox-input.ts';
import { useSettled } from '../hooks/use-settled.ts';
import styles from './search-box.module.css';

/** Shorter than the debounce of the list's own search, so that suggestions come first. */
const PAUSE_MS = 150;

const KIND_LABELS: Readonly<Record<VehicleSuggestion['kind'], string>> = {
  make: 'Make',
  model: 'Model',
  bodyType: 'Body',
  fuelType: 'Fuel',
  transmission: 'Gearbox',
  feature: 'Equipment',
};

interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** The text that needs no suggestions when they are loaded. */
  readonly searched: string;
  readonly onChoose: (text: string) => void;
}

/** Suggestions under the search box: the listbox of an ARIA 1.2 combobox whose input is already on the page. */
export function Suggestions({ input, typed, searched, onChoose }: SuggestionsProps) {
  const id = useId();
  const settled = useSettled(typed, PAUSE_MS);
  const { data } = useQuery({ ...suggestionsQuery(settled), placeholderData: keepPreviousData });
  /** The text when an option was chosen or Escape pressed: no suggestions until it changes. */
  const [dismissed, setDismissed] = useState<string | null>(searched);
  const options = typed === '' || typed === dismissed || settled === '' ? [] : (data ?? []);

  const choose = (text: string) => {
    setDismissed(text);
    onChoose(text);
  };
  const { active, focused } = useComboboxInput(input, {
    listId: id,
    options: options.map(({ text }) => text),
    onChoose: choose,
    onDismiss: () => setDismissed(typed),
    onRecall: () => setDismissed(null),
  });
  const open = focused && options.length > 0;
  return (
    <>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={!open} className={styles.list}>
        {options.map(({ text, kind, count }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, where the focus stays
          <div
            key={`${kind} ${text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // Keeps the focus in the input.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(text)}
          >
            {text}
            <span className={styles.kind}>{KIND_LABELS[kind]}</span>
            <span className={styles.count}>{`${formatNumber(count)} ${count === 1 ? 'van' : 'vans'}`}</span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {open && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
    </>
  );
}
