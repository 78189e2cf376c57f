import { oneAtATime } from './one-at-a-time.ts';

it('what is asked for at once under one name is done one after another, also after a failure, and waiting is said once', async () => {
  const name = `forecourt-test-${process.pid}`;
  const steps: string[] = [];
  let waited = 0;
  const run = (what: string, work = async () => what) =>
    oneAtATime(
      name,
      () => void waited++,
      async () => {
        steps.push(`${what} begins`);
        try {
          return await work();
        } finally {
          steps.push(`${what} ends`);
        }
      },
    );
  const failing = run('a failure', () => Promise.reject(new Error('It failed')));
  const others = Promise.all(['one', 'two'].map((what) => run(what)));
  await expect(failing).rejects.toThrow('It failed');
  await expect(others).resolves.toEqual(['one', 'two']);
  expect(steps).toHaveLength(6);
  for (let step = 0; step < steps.length; step += 2) expect(steps[step + 1]).toBe(steps[step]?.replace('begins', 'ends'));
  expect(waited).toBe(2);
});
