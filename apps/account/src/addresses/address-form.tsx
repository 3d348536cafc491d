import type { Address } from '@souk/contract';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { ruleResolver, useFormErrors, useSession } from '@souk/state';
import { AddressFields } from '@souk/state/address';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Checkbox, from, Notice } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useRefusedFocus } from '../parts/use-refused-focus';
import { addressFormRules, inputOf, valuesOf, type AddressFormValues } from './address-values';
import { AddressChanged, useAddressSave } from './use-address-save';

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
  const save = useAddressSave(address, {
    onChanged: (now) => form.reset(valuesOf(now, now.email, locale), { keepDirtyValues: true }),
    onSaved: dropDraft,
  });
  const isChanged = save.error instanceof AddressChanged;
  const errors = useFormErrors(form, isChanged ? null : save.error);
  useRefusedFocus(form, save.error);
  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(inputOf(values, address?.id ?? null), { onSuccess: onDone }))}
    >
      {isChanged && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id="address.changedMeanwhile" />
        </Notice>
      )}
      {errors.whole && (
        <Notice $tone="sale" role="alert">
          {errors.whole}
        </Notice>
      )}
      <AddressFields
        register={form.register}
        values={form.watch()}
        setProvince={(province) => form.setValue('province', province)}
        errorOf={errors.of}
        hasEmail
      />
      <Checkbox {...form.register('isDefault')} disabled={address?.isDefault ?? false}>
        <FormattedMessage id="address.isDefault" />
      </Checkbox>
      <Button type="submit" variant="primary" isBusy={save.isPending}>
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
