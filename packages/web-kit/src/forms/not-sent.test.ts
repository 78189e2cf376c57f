import { ApiError } from '@forecourt/web-kit';
import { newIdempotencyKey } from './form-start.ts';
import { whyNotSent } from './not-sent.ts';

const problem = (fields: object) => JSON.stringify({ code: 'X', detail: 'y', ...fields });
const why = (error: unknown) => whyNotSent(error, ['customerName'], '0151 496 0123');

describe('why a form was not sent', () => {
  it('is shown beside the refused fields', () => {
    const errors = [
      { path: 'customerName', message: 'Name must be at least 2 characters' },
      { path: 'vehicleId', message: 'There is no such vehicle' },
    ];
    expect(why(new ApiError(400, problem({ errors })))).toEqual({
      status: 400,
      fields: { customerName: 'Name must be at least 2 characters' },
      notice: null,
    });
    expect(why(new ApiError(400, problem({ errors: errors.slice(1) })))).toEqual({
      status: 400,
      fields: {},
      notice: 'There is no such vehicle',
    });
  });

  it.each([
    ['429', new ApiError(429, '', '', '420'), 429, 'try again in 7 minutes'],
    ['429 for less than a minute', new ApiError(429, '', '', '30'), 429, 'try again in 30 seconds'],
    ['429 for a minute', new ApiError(429, '', '', '60'), 429, 'try again in a minute'],
    ['503', new ApiError(503, '', '', '5'), 503, 'went wrong at our end'],
    ['502', new ApiError(502, ''), 503, 'went wrong at our end'],
    ['409, still being handled', new ApiError(409, '', '', '2'), 503, 'try again in a moment'],
    ['504', new ApiError(504, ''), 504, 'It is safe to send it again'],
    ['an answer that did not come', new DOMException('too late', 'TimeoutError'), 504, 'It is safe to send it again'],
    ['no connection', new TypeError('Failed to fetch'), 503, 'check your connection'],
    ['a service that nobody reaches', new Error('connect ECONNREFUSED'), 503, 'went wrong at our end'],
  ])('after %s is a sentence with the way out', (_what, error, status, text) => {
    const { notice, ...rest } = why(error);
    expect(rest).toEqual({ status, fields: {} });
    expect(notice).toContain(text);
    expect(notice).toContain('or call us on 0151 496 0123.');
  });
});

it('makes unique keys that are UUIDs', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
