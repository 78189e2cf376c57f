/** Key under which mfe-chat stores whether this tab's chat is open or minimised. */
const VIEW = 'forecourt:chat-view';

/** Whether the chat was open when this tab's page was left. Storage may be disabled. */
export function isChatKept(): boolean {
  try {
    return /^(open|minimised)$/.test(sessionStorage.getItem(VIEW) ?? '');
  } catch {
    return false;
  }
}
