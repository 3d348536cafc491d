import { countriesIn, countryName } from '@souk/domain';
import { useLocale, useT } from '@souk/i18n';
import { whenIdle } from '@souk/mfe';
import { SelectField } from '@souk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useNarrow } from '../parts/use-narrow';

type Props = { country: string | undefined; hrefOf: (country: string) => string };

/** Narrows the orders to those that are delivered to one country. */
export function CountryFilter({ country = '', hrefOf }: Props) {
  const t = useT();
  const narrow = useNarrow();
  const { locale } = useLocale();
  const [isAll, setAll] = useState(false);
  // The orders come first: to name and sort all countries takes as long as to draw them.
  useEffect(() => void whenIdle().then(() => setAll(true)), []);
  return (
    <Place>
      <SelectField
        label={t('desk.orders.country')}
        value={country}
        onChange={(event) => narrow(hrefOf(event.target.value))}
      >
        <option value="">{t('desk.orders.everywhere')}</option>
        {(isAll ? countriesIn(locale) : chosenIn(country, locale)).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </Place>
  );
}

const chosenIn = (code: string, locale: string) => (code ? [{ code, name: countryName(code, locale) }] : []);

const Place = styled.div`
  max-width: 280px;
  @media print {
    display: none;
  }
`;
