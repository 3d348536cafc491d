import { RemotePart, useRemotes } from '@souk/mfe';
import { useEffect } from 'react';
import { NeedsUser } from '../auth/needs-user';
import { NeedsScripts } from './needs-scripts';
import { PageSkeleton } from './page-skeleton';
import { RouteHeading } from './route-heading';

type Props = {
  remote: string;
  expose: string;
  needsUser: boolean;
  needsScripts: boolean;
  title?: string | undefined;
};

/** A remote's page in the shell's frame. Pages for signed-in shoppers wait until the session is known; their code does not. */
export function RemotePage({ remote, expose, needsUser, needsScripts, title }: Props) {
  const { load } = useRemotes();
  useEffect(() => {
    // Whether it comes is told where it is shown.
    if (needsUser) load(remote, expose).catch(() => undefined);
  }, [load, remote, expose, needsUser]);
  const part = <RemotePart key={`${remote}${expose}`} remote={remote} expose={expose} skeleton={<PageSkeleton />} />;
  const heading = title && <RouteHeading remote={remote} title={title} />;
  return (
    <>
      {needsScripts && <NeedsScripts />}
      {needsUser ? <NeedsUser heading={heading}>{part}</NeedsUser> : part}
    </>
  );
}
