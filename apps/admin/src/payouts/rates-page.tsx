import type { DeskRates } from '@souk/contract/desk';
import { Column, Columns, DeskFrame, type ListUrl, Loaded, Pages, Panel, useDeskQuery, useListUrl } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { useFieldOfAddress } from '@souk/state/field-of-address';
import { Button, Stack, TextInput } from '@souk/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
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
              <Search url={url} />
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

function Search({ url }: { url: ListUrl<'all'> }) {
  const t = useT();
  const navigate = useNavigate();
  const field = useFieldOfAddress<HTMLInputElement>(url.q);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(url.href({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() }));
  };
  const label = t('admin.rates.search');
  return (
    <SearchForm role="search" onSubmit={submit}>
      <TextInput
        ref={field}
        type="search"
        name="q"
        defaultValue={url.q}
        aria-label={label}
        placeholder={label}
        data-desk-search
      />
      <Button type="submit" size="sm">
        <FormattedMessage id="desk.find" />
      </Button>
    </SearchForm>
  );
}

const SearchForm = styled.form`
  display: flex;
  gap: 8px;
  max-width: 400px;
`;
