import type { StaffChange } from '@forecourt/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** What a stream of changes says. */
export type Heard = { readonly type: 'alive' } | { readonly type: 'change'; readonly change: StaffChange };

/** How a stream went: it ended or could not be had (`again`), or was refused for as long as this session lasts (`over`). */
export type Outcome = 'again' | 'over';

/** GET /api/admin/changes until it ends; never throws. */
export async function readChanges(
  headers: Record<string, string>,
  signal: AbortSignal,
  onHeard: (heard: Heard) => void,
): Promise<Outcome> {
  try {
    const answer = await fetch('/api/admin/changes', { headers, signal });
    if (answer.status === 401 || answer.status === 403) return 'over';
    if (!answer.ok || answer.body === null) return 'again';
    // The DOM's types of TextDecoderStream and byte streams do not match.
    const decoder = new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>;
    const reader = answer.body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'again';
      if (value.event === 'signed-out') return 'over';
      if (value.event === 'alive') onHeard({ type: 'alive' });
      if (value.event === 'change') onHeard({ type: 'change', change: JSON.parse(value.data) });
    }
  } catch {
    return 'again';
  }
}
