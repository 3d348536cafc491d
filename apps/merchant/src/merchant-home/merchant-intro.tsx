import { FormattedDate, FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';

/** The merchant in their own words, as text: whatever they wrote, nothing of it is markup. Source: marketplace 11. */
export function MerchantIntro({ id }: { id: number }) {
  const { data: merchant } = useSuspenseQuery(merchantQueries(useApi()).detail(id));
  return (
    <Box>
      {merchant.intro ? <Words>{merchant.intro}</Words> : null}
      <Facts>
        <FormattedMessage
          id="merchantHome.facts"
          values={{
            followers: merchant.collectNum,
            year: <FormattedDate key="year" value={merchant.createTime} year="numeric" month="long" timeZone="UTC" />,
          }}
        />
      </Facts>
    </Box>
  );
}

const Box = styled.div`
  margin-top: 32px;
`;
const Words = styled.p`
  margin: 0;
  max-width: 60ch;
  font-family: var(--font-heading);
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem);
  line-height: 1.5;
  text-wrap: pretty;
`;
const Facts = styled.p`
  margin: 12px 0 0;
  color: var(--color-ink-soft);
  font-size: 0.9375rem;
`;
