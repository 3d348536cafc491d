import { hasReason } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi, useSay } from '@souk/state';
import { Button } from '@souk/ui';
import type { FormEvent } from 'react';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

/**
 * Where the newsletter's letters lead who wants no more of them. Opening the page changes nothing, since mail programs
 * open links by themselves: leaving is one press, with or without scripts. Source: FOOT-05; docs/contract.md "Forms".
 */
export function NewsletterLeavePage() {
  return (
    <OwnWords>
      <Leave />
    </OwnWords>
  );
}

function Leave() {
  const { errorText } = useSay();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const api = useApi();
  const leaving = useMutation({ mutationFn: () => api.forms.leaveNewsletter({ key }) });
  const isUnknown = key === '' || hasReason(leaving.error, 'NOT_FOUND');
  if (leaving.isSuccess || search.has('left')) {
    return (
      <PassingPage title="pages.newsletterLeft" text="pages.newsletterLeftText">
        <Home />
      </PassingPage>
    );
  }
  if (isUnknown) {
    return (
      <PassingPage title="pages.newsletterUnknown" text="pages.newsletterUnknownText">
        <Home />
      </PassingPage>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leaving.mutate();
  };
  return (
    <PassingPage title="pages.newsletterLeave" text="pages.newsletterLeaveText">
      <form method="post" action="/actions/newsletter/leave" onSubmit={submit}>
        <input type="hidden" name="key" value={key} />
        <Button type="submit" variant="primary" isBusy={leaving.isPending}>
          <FormattedMessage id="pages.newsletterLeaveButton" />
        </Button>
      </form>
      {leaving.error && <p role="alert">{errorText(leaving.error)}</p>}
      <Home />
    </PassingPage>
  );
}

const Home = () => (
  <Link to="/">
    <FormattedMessage id="word.backHome" />
  </Link>
);
