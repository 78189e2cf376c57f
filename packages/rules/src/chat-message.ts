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

/**
 * Splits an enquiry's message at its last marker (specification §2, D17): lines of the transcript that nobody said are dropped.
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
