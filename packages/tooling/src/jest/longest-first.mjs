import { sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const startsWholeSystems = ({ path }) => path.includes(`${sep}infra${sep}`) && path.endsWith('.integration.test.ts');

/**
 * Begins with the tests that start whole systems and build images: they take minutes, and one that is begun last leaves the
 * other workers idle. By itself Jest knows this only in a clone where it has run before.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    return [...ordered.filter(startsWholeSystems), ...ordered.filter((test) => !startsWholeSystems(test))];
  }
}
