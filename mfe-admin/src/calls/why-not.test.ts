import { ApiError } from '@forecourt/web-kit';
import { whyNot } from './why-not.ts';

const problem = (status: number, detail: string) => new ApiError(status, JSON.stringify({ status, code: 'X.Y', detail }));

it('gives the service’s own sentence', () => {
  expect(whyNot(problem(409, 'A van has that plate.'), { 409: 'Taken.' })).toBe('A van has that plate.');
});

it.each([
  ['no body at all', new ApiError(401, '')],
  ['an empty sentence', problem(401, '')],
  ['another page', new ApiError(401, '<h1>401</h1>')],
])('says what a refusal with %s means to the call', (_what, error) => {
  expect(whyNot(error, { 401: 'Incorrect password' })).toBe('Incorrect password');
});

it.each([400, 401, 403, 404, 409, 413, 418, 429, 500, 502, 503, 504])(
  'never says that a server which answered %i cannot be reached',
  (status) => {
    expect(whyNot(new ApiError(status, ''))).toMatch(/^[A-Z].*\.$/);
    expect(whyNot(new ApiError(status, ''))).not.toContain('cannot be reached');
  },
);

it('says that the server cannot be reached where there was no answer', () => {
  expect(whyNot(new TypeError('fetch failed'))).toBe('The server cannot be reached. Check your connection and try again.');
});
