import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands in the part's place when it fails; gets the error and a way to try again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onRetry: () => void;
  /** Resolves to whether another version stands ready: then the part is shown anew by itself. */
  onError: (error: unknown) => Promise<boolean> | void;
  children: ReactNode;
};

/** The error boundary of one remote's part: when it fails, its fallback shows and the rest of the page stays. Source: docs/federation.md. */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    void Promise.resolve(this.props.onError(error)).then((isMended) => isMended && this.setState({ error: null }));
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    return this.state.error ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
