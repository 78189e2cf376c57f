import { jest } from '@jest/globals';
import { RecentFailures } from './recent-failures.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('counts what failed within ten minutes, and forgets it afterwards', () => {
  jest.useFakeTimers({ now: 0 });
  const failures = new RecentFailures();
  failures.add();
  jest.setSystemTime(5 * 60_000);
  failures.add();
  failures.add();

  jest.setSystemTime(10 * 60_000);
  expect(failures.count()).toBe(3);
  jest.setSystemTime(12 * 60_000);
  expect(failures.count()).toBe(2);
  jest.setSystemTime(60 * 60_000);
  expect(failures.count()).toBe(0);
});
