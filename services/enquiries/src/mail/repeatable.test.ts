import fc from 'fast-check';
import { repeatable } from './repeatable.ts';

it.each([
  ['Is the side door on the left?'],
  ['Is Friday fine?\nAfter four, e.g. at 16:30.'],
  ['I have £12,500 and a Transit from 2019. Part exchange?'],
])('repeats %j', (message) => {
  expect(repeatable(message)).toBe(message);
});

it.each([
  ['a link', 'See https://evil.example'],
  ['a link without a scheme', 'See evil.example/win'],
  ['a link in wide letters', 'See evil．example'],
  ['a link that is hidden by an invisible character', 'See evil.\u200bexample'],
  ['an address', 'Write to me at ada@plumbing.example'],
  ['a number to ring', 'Ring me on 07700 900123'],
  ['a number in parts', 'Ring (01 51).496-01'],
  ['nothing', ' \n '],
  ['too much', 'a '.repeat(600)],
])('does not repeat %s', (_what, message) => {
  expect(repeatable(message)).toBeNull();
});

it('repeats of a chat what the visitor wrote last, without the transcript', () => {
  expect(repeatable('A van for ladders\n\nChat Conversation:\nBOT: Hello')).toBe('A van for ladders');
  expect(repeatable('Chat Conversation:\nBOT: Hello')).toBeNull();
});

it('never repeats a link or an address, whatever is around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
      expect(repeatable(`${before} ${url} ${after}`)).toBeNull();
    }),
  );
  fc.assert(fc.property(fc.string(), fc.emailAddress(), (before, address) => expect(repeatable(before + address)).toBeNull()));
});
