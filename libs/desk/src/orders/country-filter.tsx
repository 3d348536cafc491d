import { countriesIn } from '@souk/domain';
import { useLocale, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { SelectField } from '@souk/ui';
import styled from 'styled-components';
import type { ListFilters } from '../parts/list-url';

/** The country that an address names; undefined: none, or what is no country. */
export const countryIn = ({ country }: ListFilters): string | undefined =>
  country && /^[A-Z]{2}$/.test(country) ? country : undefined;

type Props = { country: string | undefined; hrefOf: (country: string) => string };

/** Narrows the orders to those that are delivered to one country. */
export function CountryFilter({ country = '', hrefOf }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { locale } = useLocale();
  return (
    <Place>
      <SelectField
        label={t('desk.orders.country')}
        value={country}
        onChange={(event) => void navigate(hrefOf(event.target.value))}
      >
        <option value="">{t('desk.orders.everywhere')}</option>
        {countriesIn(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </Place>
  );
}

const Place = styled.div`
  max-width: 280px;
  @media print {
    display: none;
  }
`;
