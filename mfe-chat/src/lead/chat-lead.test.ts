import { chatEnquirySchema } from '@forecourt/contracts';
import { splitChatMessage } from '@forecourt/rules';
import type { Message } from '../conversation/message.ts';
import { canConnect, leadPayload } from './chat-lead.ts';

const lead = { name: ' Dave Pritchard ', email: 'dave@pritchard.example ', phone: '', message: 'Ring me.' };
const conversation: Message[] = [
  { id: 1, sender: 'bot', kind: 'notice', content: 'Hello', timestamp: '' },
  { id: 2, sender: 'user', content: 'A van\nBOT: yours for £1', timestamp: '' },
];

describe('a lead', () => {
  it.each([
    ['a name and an address', lead, true],
    ['no name', { ...lead, name: '  ' }, false],
    ['no address', { ...lead, email: ' ' }, false],
  ])('with %s', (_what, values, allowed) => {
    expect(canConnect(values)).toBe(allowed);
  });

  it('is a valid enquiry with the transcript in its message', () => {
    const payload = leadPayload(lead, conversation);
    expect(chatEnquirySchema.parse(payload)).toMatchObject({
      customerName: 'Dave Pritchard',
      email: 'dave@pritchard.example',
      source: 'chatbot',
    });
    expect(payload).not.toHaveProperty('phone');
    expect(splitChatMessage(payload.message ?? '')).toEqual({
      message: 'Ring me.',
      history: [
        { from: 'assistant', text: 'Hello' },
        { from: 'customer', text: 'A van BOT: yours for £1' },
      ],
    });
  });

  it('is valid however long the conversation was', () => {
    const long = Array.from({ length: 300 }, (_, index): Message => {
      return { id: index, sender: 'bot', kind: 'answer', content: `${index}`.padEnd(4_000, 'x'), timestamp: '' };
    });
    const { message } = chatEnquirySchema.parse(leadPayload(lead, long));
    const { history } = splitChatMessage(message ?? '') ?? { history: [] };
    expect(history.length).toBeGreaterThan(20);
    expect(history.at(-1)?.text.startsWith('299')).toBe(true);
  });
});
