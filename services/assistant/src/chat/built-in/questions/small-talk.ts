import type { Dealership } from '@forecourt/contracts';
import { withSettings } from '../passages/with-settings.ts';
import smallTalks from './small-talk.json' with { type: 'json' };
import type { OtherTopic } from './topic.ts';

/** After a trade or whatever else is no wish: what is not known yet. */
export const whatHelps = (hasBudget: boolean): string =>
  hasBudget ? "What's the longest or heaviest thing it has to carry?" : "And roughly what's your budget?";

export const WHAT_TO_SAY = "What do you need the van for, and roughly what's your budget?";

/** A question that nothing here answers. */
export const notKnown = ({ phone, email }: Dealership): string =>
  `I don't know that one, and I'd rather not guess. If it's about a van, the sales team can tell you on ${phone} or at ${email}.`;

/** What is said where nothing of it is about a van; nothing of what was typed is repeated. */
export const smallTalk = (topic: OtherTopic, dealership: Dealership): string => withSettings(smallTalks[topic], dealership);
