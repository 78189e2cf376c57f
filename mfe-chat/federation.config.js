/**
 * What this micro-frontend offers: the chat, which the shell's button opens (its props:
 * `packages/contracts/src/parts/chat-props.ts`).
 * @type {import('@forecourt/tooling').FederationConfig}
 */
export default {
  name: 'mfe-chat',
  budgetKilobytes: 24,
  routes: [],
  widgets: [{ name: 'chat', module: './src/exposes/chat.ts' }],
};
