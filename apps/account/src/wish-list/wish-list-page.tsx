import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useSearchParams } from '@souk/router';
import { TabLink } from '@souk/ui';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { SharedAnnouncedCount } from '../parts/paged/announced-count';
import { TabRow } from '../parts/tab-row';
import { MerchantList } from './merchant-list';
import { WishGrid } from './wish-grid';

const parts = ['products', 'merchants'] as const;
const path = '/users/collection_list';

/** What the shopper wishes for, and whom they follow. Source: spec 2, Routes; ACCT-03. */
export function WishListPage() {
  const t = useT();
  const [search] = useSearchParams();
  const current = search.get('part') === 'merchants' ? 'merchants' : 'products';
  return (
    <AccountFrame title="account.wishList" area={path}>
      <TabRow label={t('wishes.parts')}>
        {parts.map((part) => (
          <TabLink
            key={part}
            as={Link}
            to={part === 'products' ? path : `${path}?part=${part}`}
            aria-current={part === current ? 'page' : undefined}
          >
            <FormattedMessage id={`wishes.${part}`} />
          </TabLink>
        ))}
      </TabRow>
      <SharedAnnouncedCount>{current === 'products' ? <WishGrid /> : <MerchantList />}</SharedAnnouncedCount>
    </AccountFrame>
  );
}
