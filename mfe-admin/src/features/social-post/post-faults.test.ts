import { postFault, postUse } from './post-faults.ts';

it.each([
  ['facebook', 'A van. #Ford', '12 of 63,206 characters'],
  ['instagram', 'A van. #Ford', '12 of 2,200 characters, 1 of 30 hashtags'],
  ['instagram', '@ford', '5 of 2,200 characters, 0 of 30 hashtags, 1 of 20 mentions'],
] as const)('%s: %j uses %s', (platform, text, use) => {
  expect(postUse(platform, text)).toBe(use);
});

it.each([
  ['facebook', 'A van.', null],
  ['facebook', ' \n', 'Write some text, or generate it with AI'],
  ['instagram', 'x'.repeat(2_200), null],
  ['instagram', 'x'.repeat(2_203), 'Instagram allows up to 2,200 characters: remove 3'],
  ['instagram', '#a '.repeat(31), 'Instagram allows up to 30 hashtags: remove 1'],
  ['instagram', '@a '.repeat(25), 'Instagram allows up to 20 mentions: remove 5'],
] as const)('%s: the fault of a text', (platform, text, fault) => {
  expect(postFault(platform, text)).toBe(fault);
});
