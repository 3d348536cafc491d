import { fieldErrorsOf } from '@souk/api-client';
import type { Address } from '@souk/contract';
import { countryCodes, countryNeeds } from '@souk/domain';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { ruleResolver, useSay, useSession } from '@souk/state';
import { Button, Checkbox, from, Notice, SelectField, TextField } from '@souk/ui';
import { useMemo } from 'react';
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
  const { errorText } = useSay();
  const { save } = useAddressBook();
  const form = useForm<AddressFormValues>({
    defaultValues: valuesOf(address, user?.email ?? '', locale),
    resolver: ruleResolver(addressFormRules),
  });
  const served = fieldErrorsOf(save.error);
  const needs = countryNeeds(form.watch('country'));
  const isNeeded = (name: Name) => (name === 'province' || name === 'postCode' ? needs[name] : name !== 'detail2');
  const field = (name: Name) => {
    const broken = form.formState.errors[name]?.message;
    return {
      ...form.register(name),
      ...hints[name],
      label: <FormattedMessage id={`address.${name}`} />,
      mark: isNeeded(name) ? null : <FormattedMessage id="word.optional" />,
      error: broken ? <FormattedMessage id={broken} /> : served[name],
      isRequired: isNeeded(name),
    };
  };
  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(inputOf(values, address?.id ?? null), { onSuccess: onDone }))}
    >
      {save.error && Object.keys(served).length === 0 && (
        <Notice $tone="sale" role="alert">
          {errorText(save.error)}
        </Notice>
      )}
      <TextField {...field('firstName')} data-autofocus />
      <TextField {...field('lastName')} />
      <CountryField
        field={form.register('country')}
        error={form.formState.errors.country?.message ?? served['country']}
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

function CountryField({ field, error }: { field: object; error: string | undefined }) {
  const t = useT();
  const { locale } = useLocale();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [locale]);
  return (
    <WideSelect
      {...field}
      label={<FormattedMessage id="address.country" />}
      autoComplete="country"
      error={error && (error.startsWith('rule.') ? t(error) : error)}
      isRequired
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </WideSelect>
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
const WideSelect = styled(SelectField)`
  grid-column: 1 / -1;
`;
