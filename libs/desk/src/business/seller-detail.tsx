import type { DeskSeller, SellerDetails, TraderDetails } from '@souk/contract/desk';
import { badContactsOf } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Checkbox, Stack, TextAreaField, TextField } from '@souk/ui';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { SellerAccount } from './seller-account';
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
    <Loaded query={useDeskQuery('seller', { id })}>
      {(seller) => (
        <Stack $gap={5}>
          <Shown key={seller.id} seller={seller} />
          <SellerAccount key={`account ${seller.id}`} seller={seller} />
        </Stack>
      )}
    </Loaded>
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

type Details = SellerDetails & TraderDetails;

const detailsOf = (seller: DeskSeller): Details => ({
  legalName: seller.legalName,
  legalAddress: seller.legalAddress,
  taxNumber: seller.taxNumber,
  legalPhone: seller.legalPhone,
  legalEmail: seller.legalEmail,
  tradeRegister: seller.tradeRegister,
  registerNumber: seller.registerNumber,
  isCertified: seller.isCertified,
});

function Shown({ seller }: { seller: DeskSeller }) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('sellerSave', { done: 'desk.business.saved' });
  const draft = useDraft(detailsOf(seller), save.isPending);
  const { values, setValues } = draft;
  const bad = badContactsOf(values);
  const fields = useFieldFaults(
    faultsIn({
      legalPhone: bad.legalPhone ? 'desk.business.badPhone' : null,
      legalEmail: bad.legalEmail ? 'desk.business.badEmail' : null,
    }),
  );
  const store = () => {
    if (!fields.check() || save.isPending) return;
    save.mutate({ ...values, id: seller.id, version: seller.version }, { onSuccess: () => draft.saved(values) });
  };
  const field = (name: Exclude<keyof Details, 'isCertified'>, maxLength: number) => ({
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
      {seller.missing.length > 0 && (
        <p>
          {t('desk.business.missing', {
            parts: seller.missing.map((part) => t(`desk.shop.missing.${part}`)).join(', '),
          })}
        </p>
      )}
      <fieldset disabled={!may('sellers.write')} style={{ display: 'contents' }}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`desk.business.${field}`)}
          saveLabel={t('desk.business.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          isReadOnly={!may('sellers.write')}
          onSave={store}
        >
          <TextField {...field('legalName', 120)} autoComplete="organization" />
          <TextAreaField {...field('legalAddress', 400)} rows={4} />
          <TextField
            {...field('legalPhone', 30)}
            type="tel"
            autoComplete="tel"
            hint={t('desk.business.contactHint')}
            error={fields.errorOf('legalPhone')}
          />
          <TextField
            {...field('legalEmail', 200)}
            type="email"
            autoComplete="email"
            error={fields.errorOf('legalEmail')}
          />
          <TextField {...field('taxNumber', 30)} hint={t('desk.business.taxNumberHint')} />
          <TextField {...field('tradeRegister', 120)} hint={t('desk.business.tradeRegisterHint')} />
          <TextField {...field('registerNumber', 60)} />
          <Checkbox
            checked={values.isCertified}
            onChange={(event) => setValues((now) => ({ ...now, isCertified: event.target.checked }))}
          >
            <FormattedMessage id="desk.business.isCertified" />
          </Checkbox>
        </DraftForm>
      </fieldset>
    </Panel>
  );
}
