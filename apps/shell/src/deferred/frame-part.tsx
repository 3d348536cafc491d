import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const pauseMs = 1_000;

/** Tries once more after a pause: a line that dropped for a moment has come back by then. */
const withRetry = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, pauseMs)).then(load));

/** The code of a panel could not be had; `renew` makes the next press try anew. */
class PartMissing extends Error {
  readonly renew: () => void;
  constructor(message: string, { cause, renew }: { cause: unknown; renew: () => void }) {
    super(message, { cause });
    this.renew = renew;
  }
}

/** Keeps the failure of one part of the frame to that part. The page around it stands. */
export class PartBoundary extends Component<{ onFailed?: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartMissing) error.renew();
    console.warn('a part of the frame is left out:', error);
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Makes a part of the frame whose code is fetched when it is first shown. Where the code cannot be had, what the server sent stays as
 * it is, else the fallback: a footer, a drawing or a window that is missing is no reason to take the page away.
 * @param onServer the part itself where it belongs into the first HTML; absent in the browser's build
 */
export function framePart<P extends object>(
  load: Load<P>,
  { onServer, fallback }: { onServer?: ComponentType<P> | undefined; fallback?: ReactNode } = {},
): ComponentType<P> {
  const Late = lazy<ComponentType<P>>(() =>
    withRetry(load).catch((error: unknown) => {
      console.warn('a part of the frame is left out:', error);
      return new Promise<never>(() => undefined);
    }),
  );
  const Part = onServer ?? Late;
  return function FramePart(props: P) {
    return (
      <PartBoundary>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/**
 * Makes a panel that a press opens, whose code is fetched with the press. Where the code cannot be had it throws to the boundary
 * around the panels; the next press tries anew.
 */
export function framePanel<P extends object>(load: Load<P>): ComponentType<P> {
  const attempt = () =>
    lazy<ComponentType<P>>(() =>
      withRetry(load).catch((cause: unknown) => {
        // Renewed by the boundary: React itself renders once more before it gives up, and must meet the same failure.
        throw new PartMissing('no code for a panel', { cause, renew: () => (Panel = attempt()) });
      }),
    );
  let Panel = attempt();
  return function FramePanel(props: P) {
    return <Panel {...props} />;
  };
}
