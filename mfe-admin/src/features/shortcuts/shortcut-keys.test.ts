import { type Action, actionOf, type Press } from './shortcut-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false, isInDialog: false };

it.each<[string, Partial<Press>, Action | undefined]>([
  ['/', {}, 'search'],
  ['n', {}, 'add'],
  ['N', {}, 'add'],
  ['j', {}, 'next'],
  ['k', {}, 'previous'],
  ['e', {}, 'edit'],
  ['b', {}, 'selected'],
  ['?', {}, 'help'],
  ['2', {}, { tab: 2 }],
  ['0', {}, undefined],
  ['x', {}, undefined],
  ['s', {}, undefined],
  ['s', { ctrlKey: true }, undefined],
  ['s', { ctrlKey: true, isInDialog: true }, 'save'],
  ['s', { metaKey: true, isInDialog: true, isTyping: true }, 'save'],
  ['n', { ctrlKey: true }, undefined],
  ['n', { altKey: true }, undefined],
  ['n', { isTyping: true }, undefined],
  ['2', { isTyping: true }, undefined],
  ['?', { isTyping: true }, undefined],
  ['n', { isInDialog: true }, undefined],
])('%s with %j asks for %j', (key, press, action) => {
  expect(actionOf({ ...plain, key, ...press })).toEqual(action);
});
