import { Loaded, Panel, storeDayIn, TaxSums, useDeskQuery, useFileOf, useStoreZone } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, FieldGrid, TextField } from '@souk/ui';
import { useState } from 'react';

/** The month that runs, until today, by a clock: days as `2026-10-03`. */
const thisMonth = (zone: string) => {
  const until = storeDayIn(zone);
  return { since: `${until.slice(0, 7)}-01`, until };
};

/** Tax of what was sold and came back in a period of the store's days, by country and rate, as a tax return asks for it. */
export function TaxReport() {
  const t = useT();
  const zone = useStoreZone();
  const [period, setPeriod] = useState(() => thisMonth(zone));
  const file = useFileOf('taxReportFile');
  const field = (name: keyof typeof period) => ({
    label: t(`admin.tax.report.${name}`),
    type: 'date',
    value: period[name],
    onChange: (event: { target: { value: string } }) => setPeriod((now) => ({ ...now, [name]: event.target.value })),
  });
  const isWhole = period.since !== '' && period.until !== '';
  const isBackwards = isWhole && period.until < period.since;
  return (
    <Panel title={t('admin.tax.report')}>
      <FieldGrid>
        <TextField {...field('since')} />
        <TextField {...field('until')} error={isBackwards ? t('admin.tax.report.backwards') : null} />
      </FieldGrid>
      {isWhole && !isBackwards && (
        <>
          <Sums period={period} />
          <Cluster>
            <Button isBusy={file.isPending} onClick={() => file.mutate(period)}>
              <FormattedMessage id="desk.import.export" />
            </Button>
          </Cluster>
        </>
      )}
    </Panel>
  );
}

function Sums({ period }: { period: { since: string; until: string } }) {
  return (
    <Loaded query={useDeskQuery('taxReport', period)}>
      {({ sums }) =>
        sums.length > 0 ? (
          <TaxSums taxes={sums} />
        ) : (
          <p>
            <FormattedMessage id="admin.tax.report.none" />
          </p>
        )
      }
    </Loaded>
  );
}
