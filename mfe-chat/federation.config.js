/**
 * What this micro-frontend offers: the chat, which the shell's button opens (its props:
 * `src/widget/components/chat-widget.tsx`).
 * @type {import('@forecourt/tooling').FederationConfig}
 */
export default {
  name: 'mfe-chat',
  routes: [],
  widgets: [{ name: 'chat', module: './src/exposes/chat.ts' }],
};
