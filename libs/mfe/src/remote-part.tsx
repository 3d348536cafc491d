import { isApiError } from '@souk/api-client';
import { MessagesProvider, useLocale } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Suspense, use, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { PartNotice } from './part-notice';
import { useRemotes } from './remotes-context';

type Props = {
  remote: string;
  expose: string;
  /** Shown while the part is fetched. */
  skeleton?: ReactNode;
  /** Instead of the notice with Retry, for parts whose absence nobody misses. */
  quiet?: boolean;
  partProps?: object;
};

/** One part of the page that another team ships: fetched, framed with its words, walled in. */
export function RemotePart({ remote, expose, skeleton = null, quiet = false, partProps = {} }: Props) {
  const remotes = useRemotes();
  const queryClient = useQueryClient();
  const retry = () => {
    // A failed answer is kept and would be thrown again at once.
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    remotes.reset(remote, expose);
  };
  return (
    <RemoteBoundary
      fallback={(error, retry) => (quiet ? null : <PartNotice error={error} onRetry={retry} />)}
      onRetry={retry}
      // What the api did not answer is no fault of the remote's code: it keeps its version and its good name.
      onError={(error) => (isApiError(error) ? undefined : remotes.report(remote, expose, error))}
    >
      <Suspense fallback={skeleton}>
        <Resolved remote={remote} expose={expose} partProps={partProps} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Marks the part hydrated: the shell's document script gives it the press that it was started for. */
const markLive = (part: HTMLElement | null) => part?.setAttribute('data-live', '');

function Resolved({ remote, expose, partProps }: Required<Omit<Props, 'skeleton' | 'quiet'>>) {
  const remotes = useRemotes();
  const words = use(remotes.messages(remote, useLocale().locale));
  const Part = remotes.component(remote, expose);
  return (
    <MessagesProvider messages={words}>
      <div data-owner={remote} ref={markLive} style={{ display: 'contents' }}>
        <Part {...partProps} />
      </div>
    </MessagesProvider>
  );
}
