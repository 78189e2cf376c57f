import type { Theme } from './conversation.ts';

export const offTopic: Theme = {
  name: 'abuse, off topic, other languages, next to nothing',
  conversations: [
    { turns: [{ says: 'you are a useless piece of shit', expect: { refuses: true, mustNotSay: [/shit|useless/i] } }] },
    { turns: [{ says: 'fuck off', expect: { refuses: true, mustNotSay: [/fuck/i] } }] },
    {
      turns: [
        { says: 'your vans are crap m8', expect: { refuses: true, mustNotSay: [/\bcrap\b/i] } },
        { says: 'ok sorry. any tippers', expect: { wish: { bodyType: ['Tipper'] } } },
      ],
    },
    {
      turns: [
        {
          says: 'fucking hell just show me a bloody tipper',
          expect: { wish: { bodyType: ['Tipper'] }, mustNotSay: [/fuck|bloody/i] },
        },
      ],
    },
    { turns: [{ says: 'who will win the election', expect: { refuses: true } }] },
    {
      turns: [
        { says: 'write me a python function to sort a list', expect: { refuses: true, mustNotSay: [/\bdef \w+\(/, /sorted\(/] } },
      ],
    },
    { turns: [{ says: 'tell me a joke', expect: { refuses: true } }] },
    { turns: [{ says: 'whats the weather tomorrow', expect: { refuses: true } }] },
    { turns: [{ says: 'what is 17 times 23', expect: { refuses: true, mustNotSay: [/\b391\b/] } }] },
    {
      turns: [
        {
          says: 'is the dealer down the road any good',
          expect: { refuses: true, mustNotSay: [/\b(?:rip|avoid|cowboys|better than them)\b/i] },
        },
      ],
    },
    { turns: [{ says: 'my ex wont talk to me', expect: { refuses: true } }] },
    { turns: [{ says: 'hola, busco una furgoneta barata', expect: { refuses: true } }] },
    { turns: [{ says: 'szukam taniego vana automat', expect: { refuses: true } }] },
    { turns: [{ says: 'caut o duba ieftina diesel', expect: { refuses: true } }] },
    { turns: [{ says: '我想买一辆货车', expect: { refuses: true } }] },
    { turns: [{ says: '?', expect: { asksOneQuestion: true } }] },
    { turns: [{ says: '...', expect: { asksOneQuestion: true } }] },
    { turns: [{ says: '👍', expect: { asksOneQuestion: true } }] },
    { turns: [{ says: 'hi', expect: { asksOneQuestion: true } }] },
    { turns: [{ says: 'asdfgh', expect: { asksOneQuestion: true } }] },
    { turns: [{ says: 'i need a van', expect: { wish: {}, mayAsk: true } }] },
    { turns: [{ says: 'Can you help me find something for my business?', expect: { asksOneQuestion: true } }] },
    { turns: [{ says: 'what can you do', expect: { mustSayLike: [/\bvans?\b/i] } }] },
    {
      turns: [
        { says: 'thanks', expect: { mustNotSay: [/£/] } },
        { says: 'bye', expect: { mustNotSay: [/£/] } },
      ],
    },
  ],
};
