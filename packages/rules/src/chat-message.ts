/** One line of a transcript. */
export interface ChatLine {
  readonly from: 'customer' | 'assistant';
  readonly text: string;
}

/** What a visitor of the chat wrote to the sales team, and what was said in the chat before. */
export interface ChatMessage {
  readonly message: string;
  readonly history: readonly ChatLine[];
}

const MARKER = 'Chat Conversation:';
const LINE = /^(USER|BOT):(.*)$/;
const SPEAKERS = { customer: 'USER', assistant: 'BOT' } as const;

/** On one line, and without the marker: nobody can forge a line or the place where the transcript begins (D17). */
const flattened = (text: string): string => text.replace(/\s+/g, ' ').trim().replaceAll(MARKER, MARKER.toLowerCase());

/**
 * The message of an enquiry from the chat (product §7), which {@link splitChatMessage} takes apart again.
 * @param longest Of the whole, in characters: where it is more, the transcript begins later.
 */
export const joinChatMessage = ({ message, history }: ChatMessage, longest: number): string => {
  const start = [message.trim(), MARKER].filter(Boolean).join('\n\n');
  let room = longest - start.length;
  const lines: string[] = [];
  for (const { from, text } of [...history].reverse()) {
    const line = `${SPEAKERS[from]}: ${flattened(text)}`;
    room -= line.length + 1;
    if (room < 0) break;
    lines.unshift(line);
  }
  return [start, ...lines].join('\n');
};

/**
 * Splits an enquiry's message at its last marker (product §2, D17): lines of the transcript that nobody said are dropped.
 * @returns null where there is no marker: then it is a message like any other.
 */
export const splitChatMessage = (text: string): ChatMessage | null => {
  const marker = text.lastIndexOf(MARKER);
  if (marker === -1) return null;
  const history = text
    .slice(marker + MARKER.length)
    .split(/\r\n|\r|\n/)
    .flatMap((line): ChatLine[] => {
      const [, speaker, said = ''] = LINE.exec(line) ?? [];
      if (speaker === undefined) return [];
      return [{ from: speaker === 'USER' ? 'customer' : 'assistant', text: said.trim() }];
    });
  return { message: text.slice(0, marker).trim(), history };
};
