import { stepInWords } from './step-in-words.ts';

const names: Readonly<Record<string, string>> = { s: 'Sam', o: 'Olivia', me: 'you' };

it.each([
  [{ kind: 'given', by: 'o', assignee: 's' }, 'Given to Sam by Olivia'],
  [{ kind: 'given', by: 'me', assignee: 's' }, 'Given to Sam by you'],
  [{ kind: 'given', by: 'o', assignee: 'me' }, 'Given to you by Olivia'],
  [{ kind: 'given', by: 's', assignee: 's' }, 'Taken by Sam'],
  [{ kind: 'given', by: 'o', assignee: null }, 'Given to nobody by Olivia'],
  [{ kind: 'called', by: 'me', assignee: null }, 'You called'],
  [{ kind: 'whatsapp', by: 's', assignee: null }, 'Sam wrote on WhatsApp'],
] as const)('says of %j: %s', (step, words) => {
  expect(stepInWords(step, (account) => names[account] ?? '')).toBe(words);
});
