/** One line of a transcript. */
export interface ChatLine {
  readonly from: 'customer' | 'assistant';
  readonly text: string;
}

/** A visitor's message to the sales team and the transcript of the chat. */
export interface ChatMessage {
  readonly message: string;
  readonly history: readonly ChatLine[];
}

const MARKER = 'Chat Conversation:';
const LINE = /^(USER|BOT):(.*)$/;
const SPEAKERS = { customer: 'USER', assistant: 'BOT' } as const;

/** Removes line breaks and the marker, so that nobody can forge a line or the start of the transcript (D17). */
const flattened = (text: string): string => text.replace(/\s+/g, ' ').trim().replaceAll(MARKER, MARKER.toLowerCase());

/**
 * The message of an enquiry from the chat (product §7); the inverse of {@link splitChatMessage}.
 * @param longest maximum length in characters; the oldest lines are dropped to fit.
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
 * Splits an enquiry's message at its last marker (product §2, D17). Lines of the transcript without a speaker are dropped.
 * @returns null if there is no marker.
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
