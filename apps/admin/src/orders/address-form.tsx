import type { DeskOrderAddress } from '@souk/contract/desk';
import {
  DialogButtons,
  DraftConflict,
  type FieldFaults,
  Loaded,
  useAskedClose,
  useDeskChange,
  useDeskQuery,
  useDraft,
  useFieldFaults,
} from '@souk/desk';
import {
  type AddressField,
  addressForm,
  addressRules,
  brokenFields,
  countryName,
  type TypedAddress,
} from '@souk/domain';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { DescribedField, Dialog, FieldGrid, Stack } from '@souk/ui';
import { type FormEvent, useEffect, useState } from 'react';

type Props = { no: string; onClose: () => void };

/** Changes where all orders of a purchase go: the fields of the shopper's own form, in the country of the order. */
export function AddressForm({ no, onClose }: Props) {
  const t = useT();
  const [isUnsaved, setUnsaved] = useState(false);
  const close = useAskedClose(isUnsaved, onClose);
  return (
    <Dialog title={t('admin.address.change')} closeLabel={t('word.close')} onClose={close} $width={640}>
      <Loaded query={useDeskQuery('orderAddress', { no })}>
        {(address) => <Fields no={no} address={address} onUnsaved={setUnsaved} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

/** The shopper's own sentences say "your city": staff read that the field is empty. */
const staffSentence = (rule: string) => (rule.endsWith('Required') ? 'admin.address.missing' : rule);

/** What is wrong with an address as it is typed. Its e-mail is not changed here: the server looks at the stored one. */
const faultsOf = (values: TypedAddress): FieldFaults<keyof TypedAddress> => {
  const { email: _email, ...broken } = brokenFields(addressRules, { ...values, email: 'a@b.cd' });
  return Object.fromEntries(Object.entries(broken).map(([field, rule]) => [field, staffSentence(rule)]));
};

const typedOf = ({ version: _version, orders: _orders, ...typed }: DeskOrderAddress): TypedAddress => typed;

type FieldsProps = Props & { address: DeskOrderAddress; onUnsaved: (isUnsaved: boolean) => void };

function Fields({ no, address, onUnsaved, onClose }: FieldsProps) {
  const t = useT();
  const { locale } = useLocale();
  const { country, version, orders } = address;
  const save = useDeskChange('orderAddressSave', { done: 'admin.address.changed', thenIfMounted: onClose });
  const draft = useDraft(typedOf(address), save.isPending);
  const { values } = draft;
  const fields = useFieldFaults(faultsOf(values));
  const isUnsaved = draft.isChanged && !save.isPending;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  const nameOf = (field: string) => t(`address.${field}`, { country });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || save.isPending) return;
    draft.submit(() => save.mutate({ ...values, no, version }, { onSuccess: () => draft.saved(values) }));
  };
  const shown = ({ name, isRequired, ...control }: AddressField & { name: keyof TypedAddress }) => (
    <DescribedField
      key={name}
      {...control}
      autoComplete="off"
      label={nameOf(name)}
      mark={isRequired ? null : <FormattedMessage id="word.optional" />}
      isRequired={isRequired}
      emptyOption={name === 'province' ? t('address.choose') : undefined}
      value={values[name]}
      error={fields.errorOf(name)}
      onChange={({ target: { value } }) => draft.setValues((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      <DraftConflict draft={draft} nameOf={nameOf} />
      <p>
        <FormattedMessage id="admin.address.text" values={{ orders }} />
      </p>
      <FieldGrid>{addressForm({ country, locale, hasSecondLine: true }).filter(isTyped).map(shown)}</FieldGrid>
      <p>
        <FormattedMessage id="admin.address.country" values={{ country: countryName(country, locale) }} />
      </p>
      <DialogButtons confirm={t('admin.address.save')} isBusy={save.isPending} onClose={onClose} />
    </Stack>
  );
}

const isTyped = (field: AddressField): field is AddressField & { name: keyof TypedAddress } =>
  field.name !== 'country' && field.name !== 'email';
