import { useState } from 'react';
import { drafts } from './drafts.ts';

/** The text of a field that is kept as a draft. @param path that it is sent to. @param stored what it says until somebody types. */
export function useDraft(path: string, stored = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.find(path) || stored);
  const type = (typed: string) => {
    drafts.keep(path, typed === stored ? '' : typed);
    setText(typed);
  };
  return [text, type];
}
