import { InvalidSettingsError } from '@forecourt/server-kit';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const settings = defineSettings({ UPLOAD_SECRET: z.string().min(16), WORKERS: z.coerce.number().int().default(2) });
const good = {
  PORT: '0',
  DATABASE_URL: 'postgres://u:p@127.0.0.1/db',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----',
  UPLOAD_SECRET: 'a very long secret',
};
const problemsOf = (environment: Record<string, string | undefined>): string[] => {
  try {
    settings.read(environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettingsError) return error.variables.map(({ name, message }) => `${name}: ${message}`);
    throw error;
  }
};

it('reads the base settings and the service’s own, with defaults', () => {
  expect(settings.read(good)).toMatchObject({ PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: 'info', WORKERS: 2 });
  expect(settings.read(good).JWT_PUBLIC_KEY).toEqual([expect.stringContaining('KEY-----\nabc\n-----END')]);
});

it('names every bad variable at once and shows no value', () => {
  const problems = problemsOf({
    ...good,
    PORT: 'http',
    DATABASE_URL: 'mysql://root:hunter2@x',
    NATS_URL: '',
    UPLOAD_SECRET: undefined,
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'NATS_URL', 'DATABASE_URL', 'UPLOAD_SECRET']);
  expect(problems.filter((problem) => problem.endsWith('is missing'))).toEqual([
    'NATS_URL: is missing',
    'UPLOAD_SECRET: is missing',
  ]);
  expect(problems.join()).not.toContain('hunter2');
});

it.each(['PORT', 'DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'JWT_PUBLIC_KEY', 'UPLOAD_SECRET'])('needs %s', (name) => {
  expect(problemsOf({ ...good, [name]: undefined })).toEqual([`${name}: is missing`]);
});
