import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands in the part's place when it fails; gets the error and a way to try again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onRetry: () => void;
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** A wall around one remote's part: when it fails, the rest of the page stands. Source: federation, Failure. */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    return this.state.error ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
