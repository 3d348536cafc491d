import { Loaded, Panel, TaxSums, useDeskQuery, useFileOf } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, FieldGrid, TextField } from '@souk/ui';
import { useState } from 'react';

/** Tax of what was sold and came back in a period, by country and rate, as a tax return asks for it. @param today `2026-10-03` */
export function TaxReport({ today }: { today: string }) {
  const t = useT();
  const [period, setPeriod] = useState({ since: `${today.slice(0, 7)}-01`, until: today });
  const file = useFileOf('taxReportFile');
  const field = (name: keyof typeof period) => ({
    label: t(`admin.tax.report.${name}`),
    type: 'date',
    value: period[name],
    onChange: (event: { target: { value: string } }) => setPeriod((now) => ({ ...now, [name]: event.target.value })),
  });
  const isWhole = period.since !== '' && period.until !== '';
  return (
    <Panel title={t('admin.tax.report')}>
      <FieldGrid>
        <TextField {...field('since')} />
        <TextField {...field('until')} />
      </FieldGrid>
      {isWhole && (
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
