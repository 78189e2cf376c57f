import { type Upload, UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose files are sent when the test says so. */
const testQueue = (atOnce = 2) => {
  const underWay = new Map<
    string,
    { finish: () => void; fail: () => void; signal: AbortSignal; onSent: (share: number) => void }
  >();
  const seen = { uploads: [] as readonly Upload[], stored: [] as string[], outcomes: [] as unknown[] };
  const queue = new UploadQueue({
    atOnce,
    send: ({ name }, { signal, onSent }) =>
      new Promise((resolve, reject) => {
        underWay.set(name, { finish: () => resolve(`/${name}`), fail: () => reject(new Error(`No ${name}`)), signal, onSent });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    explain: (error) => ({ text: String(error), mayRetry: true }),
    onChange: (uploads) => {
      seen.uploads = uploads;
    },
    onStored: (paths) => seen.stored.push(...paths),
    onDone: (outcome) => seen.outcomes.push(outcome),
  });
  const add = (...names: string[]) => queue.add(names.map(file));
  const finish = async (name: string) => {
    underWay.get(name)?.finish();
    await settled();
  };
  const fail = async (name: string) => {
    underWay.get(name)?.fail();
    await settled();
  };
  const states = () => Object.fromEntries(seen.uploads.map(({ file: { name }, state }) => [name, state]));
  const idOf = (name: string) => seen.uploads.find((upload) => upload.file.name === name)?.id ?? 0;
  return { queue, underWay, seen, add, finish, fail, states, idOf };
};

describe('uploads', () => {
  it('run a few at a time', async () => {
    const { add, finish, states } = testQueue();
    add('a', 'b', 'c', 'd');
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting', d: 'waiting' });
    await finish('a');
    expect(states()).toEqual({ b: 'sending', c: 'sending', d: 'waiting' });
  });

  it('keep the order in which the files were chosen, whichever is quicker', async () => {
    const { add, finish, states, seen } = testQueue(3);
    add('a', 'b', 'c');
    await finish('c');
    await finish('b');
    expect([states(), seen.stored]).toEqual([{ a: 'sending', b: 'stored', c: 'stored' }, []]);
    await finish('a');
    expect([states(), seen.stored]).toEqual([{}, ['/a', '/b', '/c']]);
  });

  it('report progress, and when the server is processing', () => {
    const { add, underWay, seen } = testQueue();
    add('a');
    underWay.get('a')?.onSent(0.5);
    expect(seen.uploads[0]).toMatchObject({ state: 'sending', sent: 0.5 });
    underWay.get('a')?.onSent(1);
    expect(seen.uploads[0]).toMatchObject({ state: 'checking', sent: 1 });
  });

  it('report the outcome once, when all have finished', async () => {
    const { add, finish, fail, seen } = testQueue();
    add('a', 'b', 'c');
    await finish('a');
    await fail('b');
    expect(seen.outcomes).toEqual([]);
    await finish('c');
    expect(seen.outcomes).toEqual([{ stored: 2, failed: [expect.objectContaining({ state: 'failed' })] }]);
  });
});

describe('an upload that fails', () => {
  it('does not block others and stays visible', async () => {
    const { add, finish, fail, states, seen } = testQueue();
    add('a', 'b');
    await fail('a');
    await finish('b');
    expect([states(), seen.stored]).toEqual([{ a: 'failed' }, ['/b']]);
    expect(seen.uploads[0]?.trouble).toEqual({ text: 'Error: No a', mayRetry: true });
  });

  it('can be retried, and is counted again', async () => {
    const { queue, add, finish, fail, seen, states, idOf } = testQueue();
    add('a');
    await fail('a');
    queue.retry(idOf('a'));
    expect(states()).toEqual({ a: 'sending' });
    await finish('a');
    expect([seen.stored, seen.outcomes]).toEqual([
      ['/a'],
      [
        { stored: 0, failed: [expect.objectContaining({ state: 'failed' })] },
        { stored: 1, failed: [] },
      ],
    ]);
  });
});

describe('an upload that is cancelled', () => {
  it('is stopped, lets the next one start and is not counted', async () => {
    const { queue, add, finish, underWay, states, seen, idOf } = testQueue(1);
    add('a', 'b');
    queue.drop(idOf('a'));
    expect(underWay.get('a')?.signal.aborted).toBe(true);
    expect(states()).toEqual({ b: 'sending' });
    await finish('b');
    expect([seen.stored, seen.outcomes]).toEqual([['/b'], [{ stored: 1, failed: [] }]]);
  });

  it('is not added where it had only waited for another', async () => {
    const { queue, add, finish, seen, idOf } = testQueue();
    add('a', 'b');
    await finish('b');
    queue.drop(idOf('b'));
    await finish('a');
    expect([seen.stored, seen.outcomes]).toEqual([['/a'], [{ stored: 1, failed: [] }]]);
  });

  it('says nothing where all were', async () => {
    const { queue, add, seen, idOf } = testQueue();
    add('a');
    queue.drop(idOf('a'));
    await settled();
    expect([seen.uploads, seen.stored, seen.outcomes]).toEqual([[], [], []]);
  });

  it('is every one of them when the editor is closed', async () => {
    const { queue, add, underWay, seen } = testQueue();
    add('a', 'b', 'c');
    queue.close();
    await settled();
    expect([...underWay.values()].map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect([underWay.size, seen.stored, seen.outcomes]).toEqual([2, [], []]);
  });
});
