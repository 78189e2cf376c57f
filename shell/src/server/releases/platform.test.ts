import { readdirSync, readFileSync } from 'node:fs';
import { type FrozenPart, notTaken, platformOffer } from '@forecourt/contracts';
import { SHARED } from './evaluate-bundle.ts';

const FIXTURES = new URL('../../../../packages/contracts/src/parts/fixtures/', import.meta.url);
const versions = readdirSync(FIXTURES).filter((file) => file.startsWith('shell.platform.'));

/** Taking a name away, or giving it another one, breaks releases that are live: first release all that use it without it. */
it.each(versions)('the shell shares every name that micro-frontends of %s use', (file) => {
  const { uses }: FrozenPart = JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8'));
  const shared = [...SHARED].map(([module, exported]) => [module, Object.keys(exported)] as const);
  const offer = platformOffer(Object.fromEntries(shared))['platform'] ?? {};
  for (const { passes } of Object.values(uses)) for (const used of passes) expect(notTaken(offer, used)).toBeNull();
});
