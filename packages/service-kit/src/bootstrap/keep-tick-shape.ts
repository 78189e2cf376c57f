import { createHook } from 'node:async_hooks';

const kept: object[] = [];

// Node makes a small object for each `process.nextTick`, several for each request. V8 drops that object's shape when a
// garbage collection finds none alive, and from then on makes each in its slowest way until the process ends, which
// takes a sixth of what a process answers. One of them kept alive keeps the shape.
const hook = createHook({
  init(_id, type, _trigger, resource) {
    if (type === 'TickObject') kept.push(resource);
  },
}).enable();
process.nextTick(() => undefined);
hook.disable();
