import { ZodError } from 'zod';
import { readAnswer } from './answers.ts';

it.each([
  ['GET', '/api/admin/status', { authenticated: true }],
  ['GET', '/api/inquiries/counts?status=new', { new: 1, contacted: 0, closed: 2 }],
  ['POST', '/api/data-subject-request/ab-12/notes', { id: 1, author: 'owner', createdAt: '2026-01-05T09:00:00.000Z' }],
])('reads what %s %s answers', (method, path, answer) => {
  expect(() => readAnswer(method, path, answer)).not.toThrow(/no answer for/);
});

it('strips fields that a newer service may add', () => {
  expect(readAnswer('GET', '/api/admin/status', { authenticated: true, since: 'today' })).toEqual({ authenticated: true });
});

it('refuses an answer that breaks its contract', () => {
  expect(() => readAnswer('GET', '/api/vehicles/7', { id: 'seven' })).toThrow(ZodError);
});

it('throws for an unknown call', () => {
  expect(() => readAnswer('GET', '/api/vehicles/7/owner', {})).toThrow('no answer for GET /api/vehicles/7/owner');
});
