import type { Dealership } from '@forecourt/contracts';
import type { OtherTopic } from './topic.ts';

/** After a trade or whatever else is no wish: what is not known yet. */
export const whatHelps = (hasBudget: boolean): string =>
  hasBudget ? "What's the longest or heaviest thing it has to carry?" : "And roughly what's your budget?";

export const WHAT_TO_SAY = "What do you need the van for, and roughly what's your budget?";

/** A question that nothing here answers. */
export const notKnown = ({ phone, email }: Dealership): string =>
  `I don't know that one, and I'd rather not guess. If it's about a van, the sales team can tell you on ${phone} or at ${email}.`;

/** What is said where nothing of it is about a van; nothing of what was typed is repeated. */
export const smallTalk = (topic: OtherTopic, { tradingName, phone, email }: Dealership): string => {
  switch (topic) {
    case 'unknownMark':
      return `I can't find that registration in our stock, so it may have been sold. Tell me what you need and I'll look for something like it, or ask the sales team on ${phone}.`;
    case 'greeting':
      return `Hello, and welcome to ${tradingName}. ${WHAT_TO_SAY}`;
    case 'thanks':
      return `You're welcome. I'm here if there's anything else about our vans, and the sales team is on ${phone}.`;
    case 'bye':
      return `Bye, and thanks for looking at our vans. The sales team is on ${phone} if you need anything.`;
    case 'robot':
      return `I'm the automated sales assistant of ${tradingName}, not a person. For a person, call ${phone} or email ${email}.`;
    case 'abuse':
      return `I'm sorry if something isn't right. I can help with our vans, or you can speak to the sales team on ${phone}.`;
    case 'injection':
      return `That's not something I can do. I can help with our vans and their finance figures, or you can call the sales team on ${phone}.`;
    case 'offTopic':
      return `That's outside what I know: I can only help with our vans. Tell me what you need one for, or call the sales team on ${phone}.`;
    case 'foreign':
      return `I'm sorry, I can only help in English. You can also call the sales team on ${phone} about our vans.`;
  }
};
