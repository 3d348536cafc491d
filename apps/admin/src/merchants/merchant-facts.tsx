import type { DeskMerchant } from '@souk/contract/desk';
import { Facts, Panel, StoreTime } from '@souk/desk';
import { countryName } from '@souk/domain';
import { Money, useLocale, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { percentOf } from './percent-of';

/** Figures of a merchant, and what the platform takes of its sales. */
export function MerchantFacts({ merchant }: { merchant: DeskMerchant }) {
  const t = useT();
  const { locale } = useLocale();
  const { toShip, late, recentOrders, recentRefunds, stars, reviewCount, balanceCents } = merchant;
  return (
    <Panel title={t('admin.merchants.figures')}>
      <Facts>
        <dt>{t('admin.merchants.since')}</dt>
        <dd>
          <StoreTime iso={merchant.since} look="short" />
        </dd>
        <dt>{t('admin.merchants.country')}</dt>
        <dd>{merchant.country ? countryName(merchant.country, locale) : '–'}</dd>
        <dt>{t('admin.merchants.trader')}</dt>
        <dd>
          {merchant.traderMissing.map((part) => t(`desk.shop.missing.${part}`)).join(', ') ||
            t('admin.merchants.traderComplete')}
        </dd>
        <dt>{t('admin.merchants.products')}</dt>
        <dd>{merchant.products}</dd>
        <dt>{t('admin.merchants.toShip')}</dt>
        <dd>{late > 0 ? t('admin.merchants.withLate', { toShip, late }) : toShip}</dd>
        <dt>{t('admin.merchants.openOrders')}</dt>
        <dd>{merchant.openOrders}</dd>
        <dt>{t('admin.merchants.refunds')}</dt>
        <dd>
          {recentOrders > 0
            ? t('admin.merchants.refundsOf', {
                share: percentOf(recentRefunds, recentOrders),
                recentRefunds,
                recentOrders,
              })
            : '–'}
        </dd>
        <dt>{t('admin.merchants.stars')}</dt>
        <dd>{reviewCount > 0 ? t('admin.merchants.starsOf', { stars, reviewCount }) : '–'}</dd>
        {balanceCents !== null && (
          <>
            <dt>{t('admin.merchants.balance')}</dt>
            <dd>
              <Money usd={balanceCents / 100} />
            </dd>
          </>
        )}
        <Rate merchant={merchant} />
      </Facts>
      {merchant.rate && (
        <>
          <Link to={`/admin/payouts/sellers/${merchant.id}`}>{t('admin.merchants.toBusiness')}</Link>
          <Link to={`/admin/payouts?${new URLSearchParams({ q: merchant.name })}`}>
            {t('admin.merchants.toPayouts')}
          </Link>
        </>
      )}
    </Panel>
  );
}

function Rate({ merchant: { rate, name } }: { merchant: DeskMerchant }) {
  const t = useT();
  if (!rate) return null;
  const isOwn = rate.own !== null;
  return (
    <>
      <dt>{t('admin.merchants.rate')}</dt>
      <dd>
        <Link to={`/admin/payouts/rates?${new URLSearchParams({ q: name })}`}>
          {t(isOwn ? 'admin.merchants.rateOwn' : 'admin.merchants.rateStore', { rate: (rate.own ?? rate.store) / 100 })}
        </Link>
      </dd>
    </>
  );
}
