import { Icon, Search, TextInput } from '@forecourt/ui';
import { ErrorCatcher } from '@forecourt/web-kit';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTypedValue } from '../hooks/use-typed-value.ts';
import { FILTER_FORM } from './filter-panel.tsx';
import styles from './search-box.module.css';

const Suggestions = lazy(() => import('./suggestions.tsx').then(({ Suggestions: component }) => ({ default: component })));

const LABEL = 'Search make, model or registration';
/** Matches vans in any stock. */
const EXAMPLE = 'Try “automatic under £20,000”';

/** The search box (D7), part of the sidebar's form. Suggestions are loaded on the first focus; searching works without them. */
export function SearchBox({ value, onSearch }: { readonly value: string; readonly onSearch: (text: string) => void }) {
  const [text, setText] = useTypedValue(value, onSearch);
  /** The text that needs no suggestions: what the list was filtered by at the first focus, or what was sent since. */
  const [searched, setSearched] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Suggestions may be loaded only after Enter.
  const sent = useEffectEvent(() => setSearched(text.trim()));
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = () => sent();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  return (
    <search className={styles.box}>
      <TextInput
        ref={input}
        label={LABEL}
        hideLabel
        placeholder={EXAMPLE}
        affix={<Icon of={Search} />}
        type="search"
        name="search"
        form={FILTER_FORM}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setSearched((known) => known ?? value)}
      />
      {searched !== null && (
        <ErrorCatcher fallback={() => null}>
          <Suspense>
            <Suggestions input={input} typed={text.trim()} searched={searched} onChoose={setText} />
          </Suspense>
        </ErrorCatcher>
      )}
    </search>
  );
}
