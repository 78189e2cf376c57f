import { ApiError } from '@forecourt/web-kit';
import { uploadTrouble } from './upload-trouble.ts';

const problem = (status: number, detail: string) => new ApiError(status, JSON.stringify({ code: 'MEDIA.X', detail }));

describe('why a picture was not stored', () => {
  it.each([
    [
      'a file that is no picture',
      problem(415, 'The file is of the type image/gif.'),
      'The file is of the type image/gif.',
      false,
    ],
    ['a damaged picture', problem(400, 'The file is damaged.'), 'The file is damaged.', false],
    ['a server that is busy', problem(503, 'Please try again shortly.'), 'Please try again shortly.', true],
    ['a URL that expired', problem(403, 'Ask for a new one.'), 'Ask for a new one.', true],
    [
      'a proxy in between',
      new ApiError(502, '<h1>Bad gateway</h1>'),
      'The server could not answer. Try again in a moment.',
      true,
    ],
    ['no answer', new TypeError('Failed to fetch'), 'The connection was lost.', true],
  ])('%s', (_what, error, text, mayRetry) => {
    expect(uploadTrouble(error)).toEqual({ text, mayRetry });
  });
});
