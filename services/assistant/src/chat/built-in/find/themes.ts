import { anyOf } from '../any-of.ts';
import { type FactTopic, isFactTopic } from '../questions/topic.ts';
import data from './themes.json' with { type: 'json' };

/** What buyers ask in some words, and staff write in others. */
export interface Theme {
  /** The fact that it is about, however it is asked. */
  readonly topic: FactTopic | null;
  /** What it is called where nothing is written of it; none where its words may be meant otherwise. */
  readonly name?: string | undefined;
  readonly asked: RegExp;
  readonly written: RegExp;
}

/** What buyers wish for and no van can be chosen by, in words of ours. */
export interface Unfound {
  readonly said: string;
  readonly asked: RegExp;
}

const unfound = (rows: readonly { readonly said: string; readonly asked: string }[]): readonly Unfound[] =>
  rows.map(({ said, asked }) => ({ said, asked: anyOf(asked) }));

/** From the special to the general. */
export const THEMES: readonly Theme[] = data.written.map(({ topic = '', name, asked, written }) => ({
  name,
  topic: isFactTopic(topic) ? topic : null,
  asked: anyOf(asked),
  written: anyOf(written),
}));
/** What no field of a van records. */
export const UNRECORDED = unfound(data.unrecorded);
/** What a van's page says and no van can be chosen by. */
export const UNCHOSEN = unfound(data.unchosen);
/** Words that say nothing of what is asked, or that the van's own fields answer. */
export const COMMON: readonly string[] = data.common.split(' ');
