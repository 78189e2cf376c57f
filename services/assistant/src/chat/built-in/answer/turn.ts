import type { Van } from '../find/van.ts';
import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Step } from '../wishes/advance.ts';

/** What a message wants to be answered with. */
export type Turn =
  | { readonly wants: 'facts'; readonly subjects: readonly Van[]; readonly asked: Reading }
  | ({ readonly wants: 'vans' } & Step)
  | { readonly wants: 'advice'; readonly vans: readonly Van[] }
  | { readonly wants: 'talk'; readonly topics: readonly Topic[] };
