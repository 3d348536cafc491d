import type { Address } from '@souk/contract';
import { countriesIn, countryNeeds } from '@souk/domain';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { ruleResolver, useFormErrors, useSession } from '@souk/state';
import { Button, Checkbox, CountryField, from, Notice, TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useAddressBook } from './address.queries';
import { addressFormRules, inputOf, valuesOf, type AddressFormValues } from './address-values';

type Name = Exclude<keyof AddressFormValues, 'isDefault' | 'country'>;

/** What browsers and keyboards are told of each field. */
const hints: Readonly<
  Record<Name, { autoComplete: string; maxLength: number; type?: string; inputMode?: 'email' | 'tel' }>
> = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  email: { autoComplete: 'email', maxLength: 254, type: 'email', inputMode: 'email' },
  detail: { autoComplete: 'address-line1', maxLength: 200 },
  detail2: { autoComplete: 'address-line2', maxLength: 200 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
  province: { autoComplete: 'address-level1', maxLength: 100 },
  postCode: { autoComplete: 'postal-code', maxLength: 16 },
  phone: { autoComplete: 'tel', maxLength: 32, type: 'tel', inputMode: 'tel' },
};

/** An address with the fields that its country needs. Source: spec 3, Address form; ACCT-02. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const { locale } = useLocale();
  const { user } = useSession();
  const { save } = useAddressBook();
  const form = useForm<AddressFormValues>({
    defaultValues: valuesOf(address, user?.email ?? '', locale),
    resolver: ruleResolver(addressFormRules),
  });
  const errors = useFormErrors(form, save.error);
  const country = form.watch('country');
  const needs = countryNeeds(country);
  const isNeeded = (name: Name) => (name === 'province' || name === 'postCode' ? needs[name] : name !== 'detail2');
  const field = (name: Name) => ({
    ...form.register(name),
    ...hints[name],
    label: <FormattedMessage id={`address.${name}`} values={{ country }} />,
    mark: isNeeded(name) ? null : <FormattedMessage id="word.optional" />,
    error: errors.of(name),
    isRequired: isNeeded(name),
  });
  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(inputOf(values, address?.id ?? null), { onSuccess: onDone }))}
    >
      {errors.whole && (
        <Notice $tone="sale" role="alert">
          {errors.whole}
        </Notice>
      )}
      <TextField {...field('firstName')} data-autofocus />
      <TextField {...field('lastName')} />
      <CountryField
        {...form.register('country')}
        label={<FormattedMessage id="address.country" />}
        countries={countriesIn(locale)}
        error={errors.of('country')}
        isRequired
      />
      <Wide {...field('detail')} />
      <Wide {...field('detail2')} />
      <TextField {...field('postCode')} />
      <TextField {...field('city')} />
      <TextField {...field('province')} />
      <TextField {...field('phone')} hint={<FormattedMessage id="address.phoneHint" />} />
      <Wide {...field('email')} />
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
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :is([role='alert'], button, :has(> label > input[type='checkbox'])) {
      grid-column: 1 / -1;
    }
    & > button {
      justify-self: end;
      min-width: 200px;
    }
  }
`;
const Wide = styled(TextField)`
  grid-column: 1 / -1;
`;
