import { mailboxOf } from './mailbox.ts';

it.each([
  ['ada@plumbing.example', 'ada@plumbing.example'],
  [' Ada@Plumbing.EXAMPLE ', 'ada@plumbing.example'],
  ['ada+1@plumbing.example', 'ada@plumbing.example'],
  ['ada+vans+more@plumbing.example', 'ada@plumbing.example'],
  ['+ada@plumbing.example', '+ada@plumbing.example'],
  ['a.d.a+1@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ['jo.brown@plumbing.example', 'jobrown@plumbing.example'],
  ['ada@plumbing.example', 'ada@roofing.example'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
