import { ProcessingQueue } from './processing-queue.ts';

/** Work that lasts until it is told to end. */
const lasting = () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
};

/** Takes every slot; `release` gives them back. */
const busy = (pictures: ProcessingQueue) => {
  const jobs = Array.from({ length: 3 }, lasting);
  const done = Promise.all(jobs.map(({ work }) => pictures.forVisitor('a', work)));
  return async () => {
    for (const { end } of jobs) end();
    await done;
  };
};

describe('work on pictures', () => {
  it('is done for visitors before staff, and in the background only when nobody waits', async () => {
    const pictures = new ProcessingQueue();
    const order: string[] = [];
    const note = (what: string) => async () => {
      order.push(what);
    };
    const release = busy(pictures);
    const all = [
      pictures.later(0, note('avif')),
      pictures.later(1, note('webp')),
      pictures.forUpload(note('upload')),
      pictures.forVisitor('b', note('miss')),
    ];
    await release();
    await Promise.all(all);
    expect(order.slice(0, 2)).toEqual(['miss', 'upload']);
    expect(order.slice(2).sort()).toEqual(['avif', 'webp']);
  });

  it('is done for one upload at a time', async () => {
    const pictures = new ProcessingQueue();
    const [first, second] = [lasting(), lasting()];
    const begun: string[] = [];
    const one = pictures.forUpload(async () => {
      begun.push('first');
      await first.work();
    });
    const other = pictures.forUpload(async () => {
      begun.push('second');
      await second.work();
    });
    await pictures.forVisitor('a', async () => {
      begun.push('miss');
    });
    expect(begun).toEqual(['first', 'miss']);
    first.end();
    await one;
    second.end();
    await other;
    expect(begun).toEqual(['first', 'miss', 'second']);
  });

  it('is refused with 503 while too much is waiting', async () => {
    const pictures = new ProcessingQueue();
    const release = busy(pictures);
    const asked = Promise.allSettled(
      Array.from({ length: 1_100 }, (_, index) => pictures.forVisitor(`${index}`, async () => 'done')),
    );
    await release();
    const outcomes = await asked;
    expect(outcomes[0]).toMatchObject({ status: 'fulfilled', value: 'done' });
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'MEDIA.BUSY' } });
  });

  it('is done for a newcomer before the backlog of a greedy network, which is limited', async () => {
    const pictures = new ProcessingQueue();
    const release = busy(pictures);
    const order: string[] = [];
    const note = (who: string) => pictures.forVisitor(who, async () => void order.push(who));
    const greedy = Promise.allSettled(Array.from({ length: 150 }, () => note('greedy')));
    const newcomer = note('newcomer');
    await release();
    await newcomer;
    const outcomes = await greedy;
    expect(order.indexOf('newcomer')).toBeLessThanOrEqual(3);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(30);
  });

  it('in the background is dropped on shutdown, except for a job that has begun', async () => {
    const pictures = new ProcessingQueue();
    const first = lasting();
    let finished = false;
    const begun = new Promise<void>((resolve) => {
      void pictures.later(0, async () => {
        resolve();
        await first.work();
        finished = true;
      });
    });
    await begun;
    let dropped = true;
    void pictures.later(0, async () => {
      dropped = false;
    });
    const stopped = pictures.beforeApplicationShutdown();
    first.end();
    await stopped;
    await pictures.later(0, async () => {
      dropped = false;
    });
    expect({ finished, dropped }).toEqual({ finished: true, dropped: true });
  });
});
