import type { Address } from '@souk/contract';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { ruleResolver, useSession } from '@souk/state';
import { AddressFields, AddressFieldError } from '@souk/state/address';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Checkbox, from, Notice } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { addressFormRules, inputOf, valuesOf, type AddressFormValues } from './address-values';
import { useAddressSave } from './use-address-save';

/** An address with the fields that its country needs. Source: spec 3, Address form; ACCT-02. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const { locale } = useLocale();
  const { user } = useSession();
  const form = useForm<AddressFormValues>({
    defaultValues: valuesOf(address, user?.email ?? '', locale),
    // As in the checkout: on leaving a field, and all at once on sending.
    mode: 'onTouched',
    resolver: ruleResolver(addressFormRules),
  });
  // Changes to one that is in the book are given up with the dialog: they would look as if they were saved.
  const { dropDraft } = useFormDraft(form, address ? null : 'address');
  const { send, errorOf, trouble, elsewhere } = useAddressSave(
    { form, address },
    {
      onChanged: (now) => form.reset(valuesOf(now, now.email, locale), { keepDirtyValues: true }),
      onSaved: dropDraft,
    },
  );
  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit((values) => send.mutate(inputOf(values, address?.id ?? null), { onSuccess: onDone }))}
    >
      <AddressFields
        register={form.register}
        values={form.watch()}
        setProvince={(province) => form.setValue('province', province)}
        errorOf={(name) => {
          const said = errorOf(name);
          const id = form.formState.errors[name]?.message;
          return id ? <AddressFieldError id={id} country={form.getValues('country')} /> : said;
        }}
        recheck={(names) => void form.trigger(names)}
        hasEmail
      />
      <Checkbox {...form.register('isDefault')} disabled={address?.isDefault ?? false}>
        <FormattedMessage id="address.isDefault" />
      </Checkbox>
      {elsewhere && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id={`address.${elsewhere}Meanwhile`} />
        </Notice>
      )}
      {trouble}
      <Button type="submit" variant="primary" isBusy={send.isPending}>
        <FormattedMessage id="address.save" />
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  & > button {
    ${from.sm} {
      justify-self: end;
      min-width: 200px;
    }
  }
`;
