import { dueLabel } from './data-request-labels.ts';

it.each([
  ['open', '2026-07-25', 'Due in 20 days', 'grey'],
  ['open', '2026-07-12', 'Due in 7 days', 'orange'],
  ['open', '2026-07-06', 'Due in 1 day', 'orange'],
  ['open', '2026-07-05', 'Due today', 'orange'],
  ['overdue', '2026-07-04', 'Overdue by 1 day', 'red'],
  ['overdue', '2026-06-05', 'Overdue by 30 days', 'red'],
  ['done', '2026-06-05', 'Done', 'green'],
] as const)('a request that is %s and due on %s says "%s"', (state, dueDate, text, tone) => {
  expect(dueLabel({ state, dueDate }, '2026-07-05')).toEqual({ text, tone });
});
