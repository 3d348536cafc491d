import { countriesIn, countryNeeds } from '@souk/domain';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { Button, Checkbox, CountryField, TextField, from } from '@souk/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { useField } from './use-field';

/** A typed address: at most eight fields in view, named so that the browser fills them all. Source: docs/expectations, K4 to K7. */
export function AddressFields({ canSave }: { canSave: boolean }) {
  const field = useField();
  const { locale } = useLocale();
  const { watch, register } = useFormContext<CheckoutForm>();
  const [hasSecondLine, setSecondLine] = useState(watch('detail2') !== '');
  const needs = countryNeeds(watch('country'));
  return (
    <Fields>
      <Needed>
        <FormattedMessage id="orderConfirm.needed" />
      </Needed>
      <CountryField {...field('country')} countries={countriesIn(locale)} />
      <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} enterKeyHint="next" />
      <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} enterKeyHint="next" />
      <Wide {...field('detail')} autoComplete="address-line1" maxLength={200} enterKeyHint="next" />
      {hasSecondLine ? (
        <Wide {...field('detail2', false)} autoComplete="address-line2" maxLength={200} enterKeyHint="next" />
      ) : (
        <More variant="quiet" size="sm" onClick={() => setSecondLine(true)}>
          <FormattedMessage id="orderConfirm.addLine" />
        </More>
      )}
      <TextField {...field('city')} autoComplete="address-level2" maxLength={100} enterKeyHint="next" />
      <TextField
        {...field('province', needs.province)}
        autoComplete="address-level1"
        maxLength={100}
        enterKeyHint="next"
      />
      <TextField {...field('postCode', needs.postCode)} autoComplete="postal-code" maxLength={16} enterKeyHint="next" />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        enterKeyHint="done"
        hint={<FormattedMessage id="orderConfirm.phoneHint" />}
      />
      {canSave && (
        <Checkbox {...register('saveAddress')}>
          <FormattedMessage id="orderConfirm.saveAddress" />
        </Checkbox>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 16px;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Needed = styled.p`
  grid-column: 1 / -1;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Wide = styled(TextField)`
  grid-column: 1 / -1;
`;
const More = styled(Button)`
  grid-column: 1 / -1;
  justify-self: start;
  margin-block: -8px;
  margin-inline-start: -10px;
  min-height: 44px;
`;
