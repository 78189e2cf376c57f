import { stepInWords } from './step-in-words.ts';

const names: Readonly<Record<string, string>> = { s: 'Sam', o: 'Olivia', me: 'you' };

it.each([
  [{ kind: 'given', by: 'o', assignee: 's', outcome: null }, 'Given to Sam by Olivia'],
  [{ kind: 'given', by: 'me', assignee: 's', outcome: null }, 'Given to Sam by you'],
  [{ kind: 'given', by: 'o', assignee: 'me', outcome: null }, 'Given to you by Olivia'],
  [{ kind: 'given', by: 's', assignee: 's', outcome: null }, 'Taken by Sam'],
  [{ kind: 'given', by: 'o', assignee: null, outcome: null }, 'Given to nobody by Olivia'],
  [{ kind: 'called', by: 'me', assignee: null, outcome: null }, 'You called'],
  [{ kind: 'called', by: 's', assignee: null, outcome: 'no-answer' }, 'Sam called: no answer'],
  [{ kind: 'called', by: 'me', assignee: null, outcome: 'spoke' }, 'You spoke to them on the phone'],
  [{ kind: 'whatsapp', by: 's', assignee: null, outcome: null }, 'Sam wrote on WhatsApp'],
] as const)('says of %j: %s', (step, words) => {
  expect(stepInWords(step, (account) => names[account] ?? '')).toBe(words);
});
