import { useState } from 'react';
import { drafts } from './drafts.ts';

/** The text of a field that is kept as a draft. @param path that it is sent to. */
export function useDraft(path: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.find(path));
  const type = (typed: string) => {
    drafts.keep(path, typed);
    setText(typed);
  };
  return [text, type];
}
