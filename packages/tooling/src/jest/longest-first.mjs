import { sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const startsWholeSystems = ({ path }) => path.includes(`${sep}infra${sep}`) && path.endsWith('.integration.test.ts');

/**
 * Starts with the tests that start whole systems and build images: they take minutes, and one that starts last leaves the other
 * workers idle. Jest itself knows durations only in a clone where it has run before.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    return [...ordered.filter(startsWholeSystems), ...ordered.filter((test) => !startsWholeSystems(test))];
  }
}
