import { FormattedMessage } from '@souk/i18n';
import { Link, useSearchParams } from '@souk/router';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

/** Where a social network sends a shopper back to after sharing. Source: spec 2, Routes, /middlewares/callback_twitter. */
export function ShareReturnPage() {
  const [query] = useSearchParams();
  const isDone = !query.has('denied') && (query.has('oauth_token') || query.has('code'));
  return (
    <OwnWords>
      <PassingPage
        title={isDone ? 'pages.shared' : 'pages.notShared'}
        text={isDone ? 'pages.sharedText' : 'error.facebook'}
      >
        <Link to="/">
          <FormattedMessage id="word.backHome" />
        </Link>
      </PassingPage>
    </OwnWords>
  );
}
