import { Component, type ContextType, type ReactNode } from 'react';
import { OwnerContext } from '../platform/boundary.tsx';
import { announce } from '../platform/browser-events.ts';

interface ErrorCatcherProps {
  readonly children: ReactNode;
  /** Shown after the children have thrown; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** An error boundary: keeps its children's errors from the rest of the page, and announces them. */
export class ErrorCatcher extends Component<ErrorCatcherProps, { failed: boolean }> {
  static override contextType = OwnerContext;
  declare context: ContextType<typeof OwnerContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.context) announce('area:failed', { owner: this.context, at: 'boundary' });
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
