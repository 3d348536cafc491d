import { isApiError } from '@souk/api-client';
import { MessagesProvider, useLocale } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Suspense, use, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { PartNotice } from './part-notice';
import { useRemotes } from './remotes-context';
import { whenStirred } from './when-wanted';

type Props = {
  remote: string;
  expose: string;
  /** Shown while the part is fetched. */
  skeleton?: ReactNode;
  /** Instead of the notice with Retry, for parts whose absence nobody misses. */
  quiet?: boolean;
  partProps?: object;
  /** Its HTML is enough until the shopper does something: only then is its code fetched. */
  sleeps?: boolean;
};

/** One part of the page that another team ships: fetched, framed with its words, walled in. */
export function RemotePart({ remote, expose, skeleton = null, quiet = false, partProps = {}, sleeps = false }: Props) {
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
        <Resolved remote={remote} expose={expose} partProps={partProps} sleeps={sleeps} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** From here on React answers inside this part: presses that came earlier are given again (the shell's early press script). */
const markLive = (part: HTMLElement | null) => part?.setAttribute('data-live', '');

function Resolved({ remote, expose, partProps, sleeps }: Required<Omit<Props, 'skeleton' | 'quiet'>>) {
  const remotes = useRemotes();
  if (sleeps && !__SERVER__) use(whenStirred());
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
