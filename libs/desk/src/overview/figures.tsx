import type { DeskFigures } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { FigureTiles } from './figure-tiles';
import { refreshIntervalMs } from './refresh-interval';
import { SalesChart } from './sales-chart';
import { SalesTable } from './sales-table';
import { StoreTime } from '../parts/store-time';

/** How the store sells, or one merchant of it: today, the last 30 days, and each day of them. */
export function Figures() {
  const t = useT();
  const query = useDeskQuery('figures', {}, { everyMs: refreshIntervalMs });
  return (
    <Panel title={t('desk.figures.title')}>
      <Loaded query={query}>{(figures) => (figures.hasSold ? <Shown {...figures} /> : <NoSales />)}</Loaded>
    </Panel>
  );
}

function Shown(figures: DeskFigures) {
  const { at, timeZone, days } = figures;
  return (
    <>
      <FigureTiles {...figures} />
      <SalesChart days={days} />
      <SalesTable days={days} />
      <p>
        <FormattedMessage
          id="desk.figures.what"
          values={{ zone: timeZone, time: <StoreTime iso={at} look="clock" /> }}
        />
      </p>
    </>
  );
}

/** Nothing was sold yet: what comes first. */
function NoSales() {
  const { base, may } = useDesk();
  return (
    <EmptyState
      headingLevel={3}
      title={<FormattedMessage id="desk.figures.none" />}
      action={
        may('products.read') && (
          <ButtonLink as={Link} to={`${base}/products`}>
            <FormattedMessage id="desk.products.title" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id="desk.figures.noneText" />
    </EmptyState>
  );
}
