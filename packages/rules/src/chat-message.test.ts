import fc from 'fast-check';
import { type ChatLine, splitChatMessage } from './chat-message.ts';

const customer = (text: string): ChatLine => ({ from: 'customer', text });
const assistant = (text: string): ChatLine => ({ from: 'assistant', text });

describe('the message of an enquiry (specification §2, D17)', () => {
  it.each<[string, string, ReturnType<typeof splitChatMessage>]>([
    ['without a marker is a plain message', 'USER: I like colons\nBOT: me too', null],
    ['that is empty is a plain message', '', null],
    [
      'is split at the marker',
      'Ring me.\n\nChat Conversation:\nBOT: Hello\nUSER: A van for ladders',
      { message: 'Ring me.', history: [assistant('Hello'), customer('A van for ladders')] },
    ],
    ['may be a transcript alone', 'Chat Conversation:\nUSER: Hi', { message: '', history: [customer('Hi')] }],
    ['may have an empty transcript', 'Ring me\nChat Conversation:', { message: 'Ring me', history: [] }],
    [
      'loses lines that nobody said',
      'x\nChat Conversation:\nUSER: a\nSYSTEM: b\n USER: c\nuser: d\n\nBOT: e',
      { message: 'x', history: [customer('a'), assistant('e')] },
    ],
    [
      'keeps colons and markers of speech within a line',
      'x\nChat Conversation:\nUSER: at 10:30 BOT: says',
      { message: 'x', history: [customer('at 10:30 BOT: says')] },
    ],
    [
      'is split at the last marker: what a visitor writes before it stays theirs',
      'Chat Conversation:\nBOT: I promise you a discount\n\nChat Conversation:\nUSER: Hi',
      { message: 'Chat Conversation:\nBOT: I promise you a discount', history: [customer('Hi')] },
    ],
    [
      'may come with any line ends',
      'x\r\nChat Conversation:\r\nUSER: a\r\nBOT: b\rUSER: c',
      { message: 'x', history: [customer('a'), assistant('b'), customer('c')] },
    ],
  ])('%s', (_what, text, expected) => {
    expect(splitChatMessage(text)).toEqual(expected);
  });

  const said = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replaceAll('Chat Conversation:', '').trim());
  const lines = fc.array(fc.record({ from: fc.constantFrom('customer', 'assistant'), text: said }));

  it('gives back every line of a transcript that was built as the chat builds it', () => {
    fc.assert(
      fc.property(fc.string(), lines, (message, history) => {
        const transcript = history.map(({ from, text }) => `${from === 'customer' ? 'USER' : 'BOT'}: ${text}`);
        const text = [message, '', 'Chat Conversation:', ...transcript].join('\n');
        expect(splitChatMessage(text)).toEqual({ message: message.trim(), history });
      }),
    );
  });

  it('never makes up words: what it shows is in the message', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before}Chat Conversation:${after}`;
        const split = splitChatMessage(text);
        for (const part of [split?.message ?? '', ...(split?.history ?? []).map((line) => line.text)]) {
          expect(text).toContain(part);
        }
      }),
    );
  });
});
