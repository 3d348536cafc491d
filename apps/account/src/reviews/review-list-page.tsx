import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useSearchParams } from '@souk/router';
import { TabLink } from '@souk/ui';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { SharedAnnouncedCount } from '../parts/paged/announced-count';
import { TabRow } from '../parts/tab-row';
import { OwnReviews } from './own-reviews';
import { PendingReviews } from './pending-reviews';
import { readReviewPart, reviewParts } from './review.url';

/** What is still to be reviewed, and what the shopper wrote. Source: spec 2, Routes; ACCT-06. */
export function ReviewListPage() {
  const t = useT();
  const [search] = useSearchParams();
  const current = readReviewPart(search);
  return (
    <AccountFrame title="account.reviews" area="/users/review_list">
      <TabRow label={t('reviews.parts')}>
        {reviewParts.map((part) => (
          <TabLink
            key={part}
            as={Link}
            to={part === 'pending' ? '/users/review_list' : `/users/review_list?part=${part}`}
            aria-current={part === current ? 'page' : undefined}
          >
            <FormattedMessage id={`reviews.${part}`} />
          </TabLink>
        ))}
      </TabRow>
      <SharedAnnouncedCount>{current === 'pending' ? <PendingReviews /> : <OwnReviews />}</SharedAnnouncedCount>
    </AccountFrame>
  );
}
