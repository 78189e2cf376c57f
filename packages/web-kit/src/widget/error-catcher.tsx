import { Component, type ReactNode } from 'react';

interface ErrorCatcherProps {
  readonly children: ReactNode;
  /** Shown after the children have thrown; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** An error boundary: keeps its children's errors from the rest of the page. */
export class ErrorCatcher extends Component<ErrorCatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
