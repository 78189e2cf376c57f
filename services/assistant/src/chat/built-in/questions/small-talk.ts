import type { Dealership } from '@forecourt/contracts';
import type { OtherTopic } from './topic.ts';

export const WHAT_TO_SAY = 'What do you need the van for, and roughly what budget do you have in mind?';

/** What is said where nothing of it is about a van; nothing of what was typed is repeated. */
export const smallTalk = (topic: OtherTopic, { tradingName, phone, email }: Dealership): string => {
  switch (topic) {
    case 'greeting':
      return `Hello, and welcome to ${tradingName}. I can help you find a van. ${WHAT_TO_SAY}`;
    case 'thanks':
      return `You are welcome. If there is more to ask about our vans, I am here, and the sales team is on ${phone}.`;
    case 'bye':
      return `Goodbye, and thank you for looking at our vans. You reach the sales team on ${phone}.`;
    case 'robot':
      return `I am the automated sales assistant of ${tradingName}, not a person. For a person, call ${phone} or write to ${email}.`;
    case 'abuse':
      return `I am sorry if something is not right. I can help with our vans, or the sales team can on ${phone}.`;
    case 'injection':
      return `That is not something I can do. I can help with our vans, their finance figures and how to reach us, or you can call the sales team on ${phone}.`;
    case 'offTopic':
      return `I can only help with our vans, their finance and how to reach us. For anything else about a van, the sales team is on ${phone}.`;
    case 'foreign':
      return `I am sorry, I can only help in English. I can help with our vans, or you can call the sales team on ${phone}.`;
  }
};
