import type { HomeIndex } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { storeNowMs } from '@souk/state';
import { Countdown, Section, SectionTitle, useRemaining } from '@souk/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { CardGrid } from '../parts/card-grid/card-grid';

/** What is cheaper for a while, and for how long. It goes when its time is over. */
export function FlashSale({ sale }: { sale: NonNullable<HomeIndex['flashSale']> }) {
  const t = useT();
  const left = useRemaining(sale.endsAt, storeNowMs);
  // The clock ticks every second; the cards do not follow it.
  const cards = useMemo(
    () => <CardGrid list="flash-sale" products={sale.products.slice(0, 6)} isTaste />,
    [sale.products],
  );
  if (left?.totalMs === 0) return null;
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  return (
    <Section aria-labelledby="flash-sale">
      <Top>
        <SectionTitle id="flash-sale">
          <FormattedMessage id="home.flashSale" />
        </SectionTitle>
        <Countdown
          endsAt={sale.endsAt}
          label={t('home.flashSaleEnds')}
          parts={units.map((unit) => ({ value: left ? left[unit] : null, unit: t(`home.${unit}`) }))}
        />
        <Link to="/products/activity_list">
          <FormattedMessage id="home.allFlashSale" />
        </Link>
      </Top>
      {cards}
    </Section>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-bottom: 20px;
  & > a {
    margin-inline-start: auto;
  }
`;
