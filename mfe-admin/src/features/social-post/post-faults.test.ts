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
  ['facebook', ' \n', 'Write a text first, or have one generated'],
  ['instagram', 'x'.repeat(2_200), null],
  ['instagram', 'x'.repeat(2_203), 'Instagram takes 2,200 characters at most: take out 3'],
  ['instagram', '#a '.repeat(31), 'Instagram takes 30 hashtags at most: take out 1'],
  ['instagram', '@a '.repeat(25), 'Instagram takes 20 mentions at most: take out 5'],
] as const)('%s: the fault of a text', (platform, text, fault) => {
  expect(postFault(platform, text)).toBe(fault);
});
