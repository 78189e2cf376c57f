import { textParts, unmarked } from './marked-text.ts';

describe('a marked text', () => {
  it('is one plain part where nothing is marked', () => {
    expect(textParts('We hold a van (or two) for you.')).toEqual([{ at: 0, text: 'We hold a van (or two) for you.' }]);
  });

  it('has a part for each link and for the words around it', () => {
    expect(textParts('Call [0151 496 0000](tel:+441514960000), or read the [terms](/terms-conditions#finance)')).toEqual([
      { at: 0, text: 'Call ' },
      { at: 5, text: '0151 496 0000', address: 'tel:+441514960000' },
      { at: 39, text: ', or read the ' },
      { at: 53, text: 'terms', address: '/terms-conditions#finance' },
    ]);
  });

  it('has a part for strong words', () => {
    expect(textParts('**Chat.** What you type')).toEqual([
      { at: 0, text: 'Chat.', isStrong: true },
      { at: 9, text: ' What you type' },
    ]);
  });

  it('can be read without its marks', () => {
    expect(unmarked('**Google Maps**, see [how](https://maps.example/).')).toBe('Google Maps, see how.');
  });
});
