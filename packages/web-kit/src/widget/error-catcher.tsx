import { Component, type ReactNode } from 'react';

interface ErrorCatcherProps {
  readonly children: ReactNode;
  /** Shown instead of the children once they threw; `retry` shows them again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** Keeps what its children throw from the rest of the page. */
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
