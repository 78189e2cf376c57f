import { Icon, Search, TextInput } from '@forecourt/ui';
import { ErrorCatcher } from '@forecourt/web-kit';
import { lazy, Suspense, useRef, useState } from 'react';
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
  const [visited, setVisited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
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
        onFocus={() => setVisited(true)}
      />
      {visited && (
        <ErrorCatcher fallback={() => null}>
          <Suspense>
            <Suggestions input={input} typed={text.trim()} searched={value} onChoose={setText} />
          </Suspense>
        </ErrorCatcher>
      )}
    </search>
  );
}
