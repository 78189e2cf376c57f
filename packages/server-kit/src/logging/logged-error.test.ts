import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error.ts';

it('logs a failed statement by its text and code, and neither what it was given nor the row it was about', () => {
  const driverError = Object.assign(new Error('new row violates check constraint "name_given"'), {
    code: '23514',
    detail: 'Failing row contains (1, Ada Plumber).',
  });
  const error = new QueryFailedError('INSERT INTO enquiry VALUES ($1)', ['Ada Plumber'], driverError);
  expect(JSON.stringify(error)).toContain('Plumber');
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: 'QueryFailedError',
    message: expect.stringContaining('violates check constraint'),
    code: '23514',
    query: 'INSERT INTO enquiry VALUES ($1)',
    stack: expect.stringContaining('logged-error.test.ts'),
  });
  expect(JSON.stringify(logged)).not.toContain('Plumber');
});

it('says what caused it', () => {
  expect(loggedError(new Error('outer', { cause: new Error('inner') }))).toMatchObject({ message: 'outer: inner' });
});

it('takes what is no error as it is', () => {
  expect(loggedError('lost')).toBe('lost');
});
