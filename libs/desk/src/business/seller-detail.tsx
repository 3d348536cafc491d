import type { DeskSeller, SellerDetails } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Stack, TextAreaField, TextField } from '@souk/ui';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { SellerShipping } from './seller-shipping';

/** A merchant: how they send and when they are away, and who they are in law. Each part for whoever may read it. */
export function SellerDetail({ id }: { id: number }) {
  const { may } = useDesk();
  return (
    <Stack $gap={5}>
      {may('products.read') && <SellerShipping id={id} />}
      {may('payouts.read') && <InLaw id={id} />}
    </Stack>
  );
}

/** Name, address and tax number of a merchant, as receipts name them. */
function InLaw({ id }: { id: number }) {
  return (
    <Loaded query={useDeskQuery('seller', { id })}>{(seller) => <Shown key={seller.id} seller={seller} />}</Loaded>
  );
}

/** The name of a merchant, over their details. */
export function SellerTitle({ id }: { id: number }) {
  const { data } = useDeskQuery('seller', { id });
  return data ? (
    <FormattedMessage id="desk.business.of" values={{ name: data.name }} />
  ) : (
    <FormattedMessage id="desk.business.title" />
  );
}

const detailsOf = ({ legalName, legalAddress, taxNumber }: DeskSeller): SellerDetails => ({
  legalName,
  legalAddress,
  taxNumber,
});

function Shown({ seller }: { seller: DeskSeller }) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('sellerSave', { done: 'desk.business.saved' });
  const draft = useDraft(detailsOf(seller), save.isPending);
  const { values, setValues } = draft;
  const store = () => {
    if (save.isPending) return;
    save.mutate({ ...values, id: seller.id, version: seller.version }, { onSuccess: () => draft.saved(values) });
  };
  const field = (name: keyof SellerDetails, maxLength: number) => ({
    label: t(`desk.business.${name}`),
    value: values[name],
    maxLength,
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <Panel title={t('desk.business.inLaw')}>
      <p>
        <FormattedMessage id="desk.business.text" />
      </p>
      <fieldset disabled={!may('sellers.write')} style={{ display: 'contents' }}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`desk.business.${field}`)}
          saveLabel={t('desk.business.save')}
          isBusy={save.isPending}
          isReadOnly={!may('sellers.write')}
          onSave={store}
        >
          <TextField {...field('legalName', 120)} autoComplete="organization" />
          <TextAreaField {...field('legalAddress', 400)} rows={4} />
          <TextField {...field('taxNumber', 30)} hint={t('desk.business.taxNumberHint')} />
        </DraftForm>
      </fieldset>
    </Panel>
  );
}
