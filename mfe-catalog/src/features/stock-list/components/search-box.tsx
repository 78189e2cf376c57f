import { Icon, Search, TextInput } from '@forecourt/ui';
import { useTypedValue } from '../hooks/use-typed-value.ts';
import { FILTER_FORM } from './filter-panel.tsx';

const LABEL = 'Search make, model or registration';

/** The search box (D7); part of the sidebar's form. */
export function SearchBox({ value, onSearch }: { readonly value: string; readonly onSearch: (text: string) => void }) {
  const [text, setText] = useTypedValue(value, onSearch);
  return (
    <search>
      <TextInput
        label={LABEL}
        hideLabel
        placeholder={LABEL}
        affix={<Icon of={Search} />}
        type="search"
        name="search"
        form={FILTER_FORM}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
