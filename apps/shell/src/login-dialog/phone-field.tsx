import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Field, Select, TextInput } from '@souk/ui';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { diallingCodes } from './phone-number';

type Props = {
  phone: UseFormRegisterReturn & Pick<ComponentProps<'input'>, 'autoComplete'>;
  /** Registered with `phone` in its `deps`: another country reads the number anew. */
  country: UseFormRegisterReturn;
  /** The country that is chosen now. */
  chosen: string;
  error?: ReactNode;
};

/** A phone number with its country. */
export function PhoneField({ phone, country, chosen, error }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const codes = useMemo(() => diallingCodes(locale), [locale]);
  const dial = codes.find(({ country: code }) => code === chosen)?.code ?? '';
  return (
    <Field label={<FormattedMessage id="login.phone" />} error={error} isRequired>
      {(control) => (
        <Row>
          <Country>
            <Select {...country} aria-label={t('login.countryCode')} autoComplete="tel-country-code">
              {codes.map(({ country: code, name, code: digits }) => (
                <option key={code} value={code}>
                  {`${name} (${digits})`}
                </option>
              ))}
            </Select>
            <span aria-hidden="true">
              {chosen} {dial}
            </span>
          </Country>
          <TextInput
            {...phone}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={32}
            data-autofocus
          />
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: 10px;
`;
/** The closed list is too narrow for a country's name: it shows its letters and code; open, it lists the names. */
const Country = styled.div`
  position: relative;
  & select {
    color: transparent;
  }
  & option {
    color: var(--color-ink);
  }
  & > span {
    position: absolute;
    inset: 0 34px 0 12px;
    display: flex;
    align-items: center;
    pointer-events: none;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & select {
      color: FieldText;
    }
    & > span {
      display: none;
    }
  }
`;
