import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Field, Select, TextInput } from '@souk/ui';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { diallingCodes } from './phone-number';

type Props = {
  phone: UseFormRegisterReturn & Pick<ComponentProps<'input'>, 'autoComplete'>;
  country: UseFormRegisterReturn;
  error?: ReactNode;
};

/** A phone number with its country. */
export function PhoneField({ phone, country, error }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const codes = useMemo(() => diallingCodes(locale), [locale]);
  return (
    <Field
      label={<FormattedMessage id="login.phone" />}
      mark={<FormattedMessage id="word.required" />}
      error={error}
      isRequired
    >
      {(control) => (
        <Row>
          <Select {...country} aria-label={t('login.countryCode')} autoComplete="tel-country-code">
            {codes.map(({ country: code, name, code: dial }) => (
              <option key={code} value={code}>
                {`${name} (${dial})`}
              </option>
            ))}
          </Select>
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
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 10px;
`;
