import { FormattedMessage, MessagesProvider, useLocale, useT } from '@souk/i18n';
import { RemoteBoundary, useRemotes } from '@souk/mfe';
import { PageTitle, SkeletonBlock } from '@souk/ui';
import { Suspense, use } from 'react';

type Props = { remote: string; title: string };

/** The title and heading of a remote's page in the remote's own words, before its code is there. Source: ROUTE-14. */
export function RouteHeading({ remote, title }: Props) {
  const shape = <SkeletonBlock $width="min(260px, 60%)" $height="44px" />;
  return (
    <RemoteBoundary fallback={() => shape} onRetry={() => undefined} onError={() => undefined}>
      <Suspense fallback={shape}>
        <Words remote={remote} title={title} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Words({ remote, title }: Props) {
  const messages = use(useRemotes().messages(remote, useLocale().locale));
  return (
    <MessagesProvider messages={messages}>
      <Heading title={title} />
    </MessagesProvider>
  );
}

function Heading({ title }: { title: string }) {
  const t = useT();
  return (
    <>
      <title>{t('page.title', { title: t(title) })}</title>
      <PageTitle>
        <FormattedMessage id={title} />
      </PageTitle>
    </>
  );
}
