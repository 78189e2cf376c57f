import type { Upload } from './upload-queue.ts';
import { leftWords, refusedWords } from './upload-words.ts';

const failed = (name: string, mayRetry: boolean): Upload => ({
  id: 1,
  file: { name } as File,
  state: 'failed',
  sent: 1,
  trouble: { text: mayRetry ? 'The connection was lost.' : 'The file is a web page.', mayRetry },
});
const [lost, refused] = [failed('lost.jpg', true), failed('page.jpg', false)];

it.each([
  ['one', [refused], { title: 'page.jpg was not added', text: 'The file is a web page.' }],
  ['several', [refused, refused], { title: '2 files were not added', text: 'Each of them says why.' }],
  ['one that may be tried again', [refused, lost], null],
  ['none', [], null],
])('of files that are refused for good it says why: %s', (_, files, words) => {
  expect(refusedWords(files)).toEqual(words);
});

it.each([
  [[], true, null],
  [[lost], true, 'One image could not be uploaded. Retry or remove it'],
  [[lost], false, 'lost.jpg was not added. The connection was lost. Remove it'],
  [[refused], true, 'page.jpg was not added. The file is a web page. Remove it'],
  [[lost, lost], true, '2 images could not be uploaded. Retry or remove them'],
  [[refused, refused], true, '2 images could not be uploaded. Remove them'],
  [[lost, refused], true, '2 images could not be uploaded. Remove those that have no Retry'],
])('speaks of Retry only where there is one: %#', (files, hasRoom, words) => {
  expect(leftWords(files, hasRoom)).toBe(words);
});
