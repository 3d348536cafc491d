import type { DeskRates } from '@souk/contract/desk';
import { Column, Columns, DeskFrame, ListSearch, Loaded, Pages, Panel, useDeskQuery, useListUrl } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Stack } from '@souk/ui';
import { RateForm } from './rate-form';
import { rateText } from './rate-values';

/** Rates of the commission: the store's, and merchants' own. */
export function RatesPage() {
  return (
    <DeskFrame screen="payouts" merchantId={null} title={<FormattedMessage id="admin.rates.title" />}>
      <Rates />
    </DeskFrame>
  );
}

function Rates() {
  const t = useT();
  const url = useListUrl(['all']);
  return (
    <Loaded query={useDeskQuery('rates', { q: url.q, page: url.page })}>
      {({ storeRate, merchants }) => (
        <Columns>
          <Column>
            <Panel title={t('admin.rates.merchants')}>
              <ListSearch url={url} label={t('admin.rates.search')} />
              <MerchantRates storeRate={storeRate} merchants={merchants} />
              {merchants.total > 0 && <Pages url={url} at={{ ...merchants, shown: merchants.list.length }} />}
            </Panel>
          </Column>
          <Column>
            <Panel title={t('admin.rates.store')}>
              <p>{t('admin.rates.text')}</p>
              <RateForm
                merchantId={null}
                rate={storeRate}
                label={t('admin.rates.storeField')}
                saveLabel={t('admin.rates.save')}
              />
            </Panel>
          </Column>
        </Columns>
      )}
    </Loaded>
  );
}

function MerchantRates({ storeRate, merchants }: DeskRates) {
  const t = useT();
  if (merchants.total === 0) return <p>{t('admin.rates.none')}</p>;
  return (
    <Stack $gap={4}>
      <p>{t('admin.rates.empty')}</p>
      {merchants.list.map(({ id, name, rate }) => (
        <RateForm
          key={id}
          merchantId={id}
          rate={rate}
          label={t('admin.rates.ofField', { name })}
          placeholder={rateText(storeRate)}
          saveLabel={t('admin.rates.saveOf', { name })}
        />
      ))}
    </Stack>
  );
}
