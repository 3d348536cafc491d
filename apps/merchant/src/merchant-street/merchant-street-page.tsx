import { FormattedMessage, useIntl } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { PageAddress, useApi } from '@souk/state';
import { PageTitle, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { ButtonTo, Lead } from '../parts/frame/frame';
import { merchantQueries } from '../parts/merchant.queries';
import { StreetShop } from './street-shop';

/** Every merchant with a few of the things that it sells. */
export function MerchantStreetPage() {
  const intl = useIntl();
  const { data: street } = useSuspenseQuery(merchantQueries(useApi()).street());
  return (
    <Page>
      <title>{intl.formatMessage({ id: 'street.title' })}</title>
      <meta name="description" content={intl.formatMessage({ id: 'street.description' })} />
      <PageAddress path="/merchant/merchant_street" />
      <header>
        <PageTitle>
          <FormattedMessage id="street.heading" />
        </PageTitle>
        <Lead>
          <FormattedMessage id="street.lead" />
        </Lead>
      </header>
      <Shops>
        {street.list.map((merchant, index) => (
          <StreetShop key={merchant.id} merchant={merchant} isFirst={index === 0} />
        ))}
      </Shops>
      <Ways>
        <ButtonTo to="/merchant/merchant_more">
          <FormattedMessage id="street.more" />
        </ButtonTo>
        <ButtonTo to="/merchant/registration">
          <FormattedMessage id="street.apply" />
        </ButtonTo>
      </Ways>
    </Page>
  );
}

const Page = styled(Wrapper)`
  padding-block: 40px 88px;
`;
const Shops = styled.div`
  display: grid;
  gap: 40px;
  margin-top: 32px;
  & > * + * {
    padding-top: 40px;
    border-top: 1px solid var(--color-line);
  }
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin: 64px 0 0;
`;
