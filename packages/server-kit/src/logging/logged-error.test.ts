import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error.ts';

it('logs the text and code of a failed statement, but neither its parameters nor the row', () => {
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

it('includes the cause', () => {
  expect(loggedError(new Error('outer', { cause: new Error('inner') }))).toMatchObject({ message: 'outer: inner' });
});

it('returns anything but an error unchanged', () => {
  expect(loggedError('lost')).toBe('lost');
});
