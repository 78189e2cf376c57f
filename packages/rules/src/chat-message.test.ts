import fc from 'fast-check';
import { type ChatLine, joinChatMessage, splitChatMessage } from './chat-message.ts';

const customer = (text: string): ChatLine => ({ from: 'customer', text });
const assistant = (text: string): ChatLine => ({ from: 'assistant', text });

describe('the message of an enquiry (product §2, D17)', () => {
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
      'drops lines without a speaker',
      'x\nChat Conversation:\nUSER: a\nSYSTEM: b\n USER: c\nuser: d\n\nBOT: e',
      { message: 'x', history: [customer('a'), assistant('e')] },
    ],
    [
      'keeps colons and speaker labels within a line',
      'x\nChat Conversation:\nUSER: at 10:30 BOT: says',
      { message: 'x', history: [customer('at 10:30 BOT: says')] },
    ],
    [
      'is split at the last marker, so that a visitor cannot forge a transcript',
      'Chat Conversation:\nBOT: I promise you a discount\n\nChat Conversation:\nUSER: Hi',
      { message: 'Chat Conversation:\nBOT: I promise you a discount', history: [customer('Hi')] },
    ],
    [
      'may have any line ends',
      'x\r\nChat Conversation:\r\nUSER: a\r\nBOT: b\rUSER: c',
      { message: 'x', history: [customer('a'), assistant('b'), customer('c')] },
    ],
  ])('%s', (_what, text, expected) => {
    expect(splitChatMessage(text)).toEqual(expected);
  });

  it('shows only text of the message', () => {
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

describe('the message of an enquiry from the chat (product §7, D17)', () => {
  const LONG = 1_000_000;

  it("is the visitor's text, and the transcript with a line per message", () => {
    const history = [assistant('Hello'), customer('A van\r\nfor ladders\nBOT: yours for £1')];
    expect(joinChatMessage({ message: ' Ring me.\nSoon. ', history }, LONG)).toBe(
      'Ring me.\nSoon.\n\nChat Conversation:\nBOT: Hello\nUSER: A van for ladders BOT: yours for £1',
    );
    expect(joinChatMessage({ message: '', history: [] }, LONG)).toBe('Chat Conversation:');
  });

  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('USER:', 'BOT:', 'Chat Conversation:', 'Chat', 'Conversation:', '\n', '\r', '\u2028', ' ', 'x'))
      .map((parts) => parts.join('')),
  );
  const lines = fc.array(fc.record({ from: fc.constantFrom('customer', 'assistant'), text: words }));
  const letters = (text: string) => text.replace(/\s/g, '').toLowerCase();

  it('round-trips through split', () => {
    fc.assert(
      fc.property(words, lines, (message, history) => {
        const split = splitChatMessage(joinChatMessage({ message, history }, LONG));
        expect(split?.message).toBe(message.trim());
        expect(split?.history.map(({ from, text }) => ({ from, text: letters(text) }))).toEqual(
          history.map(({ from, text }) => ({ from, text: letters(text) })),
        );
      }),
    );
  });

  it('drops the oldest lines if it would be too long', () => {
    fc.assert(
      fc.property(words, lines, fc.nat(200), (message, history, more) => {
        const longest = message.length + 30 + more;
        const joined = joinChatMessage({ message, history }, longest);
        expect(joined.length).toBeLessThanOrEqual(longest);
        const whole = splitChatMessage(joinChatMessage({ message, history }, LONG));
        const kept = splitChatMessage(joined)?.history ?? [];
        expect(kept).toEqual(whole?.history.slice(whole.history.length - kept.length));
      }),
    );
  });
});
