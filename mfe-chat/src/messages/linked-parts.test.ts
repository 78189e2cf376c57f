import { linkedParts } from './linked-parts.ts';

const reached = {
  phone: '0151 496 0123',
  phoneE164: '+441514960123',
  email: 'sales@halyardvans.example',
  financeEmail: 'finance@halyardvans.example',
};

describe('a text of the bot', () => {
  it("has the dealership's own number and addresses as links", () => {
    expect(linkedParts('Call 0151 496 0123, or write to sales@halyardvans.example.', reached)).toEqual([
      { text: 'Call ' },
      { text: '0151 496 0123', href: 'tel:+441514960123' },
      { text: ', or write to ' },
      { text: 'sales@halyardvans.example', href: 'mailto:sales@halyardvans.example' },
      { text: '.' },
    ]);
  });

  it.each([
    ['another number', 'Call 0151 496 9999'],
    ['an address of somebody else', 'Write to me@sales.example or salesXhalyardvans.example'],
    ['a web address', 'See https://evil.example/'],
    ['markup', '<a href="javascript:alert(1)">here</a>'],
  ])('leaves %s as text', (_what, text) => {
    expect(linkedParts(text, reached)).toEqual([{ text }]);
  });
});
