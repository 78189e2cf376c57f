export { ChatWidget as Component } from '../widget/components/chat-widget.tsx';
