import type { DeskSystem } from '@souk/contract/desk';
import { Column, Columns, DeskFrame, Loaded, Panel, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Notice, Stack } from '@souk/ui';
import { Fragment } from 'react';
import { DeadJobs } from './dead-jobs';
import { StuckMoneyList } from './stuck-money-list';
import { ReleaseList } from './release-list';
import { ReconciliationFaults } from './reconciliation-faults';
import { KeyFacts, ServerFacts } from './server-facts';
import { Figures } from './system-look';
import { UnsentMails } from './unsent-mails';

/** What runs behind the shop: money, mails and work that were given up, which release and database serve it, and how much waits. */
export function SystemPage() {
  return (
    <DeskFrame screen="system" merchantId={null}>
      <System />
    </DeskFrame>
  );
}

function System() {
  const t = useT();
  return (
    <Loaded query={useDeskQuery('system', {})}>
      {({ warnings, sums, money, mails, mailsWaiting, dead, queues, process, migrations, keys }) => (
        <Stack>
          {warnings.map((warning) => (
            <Notice key={warning} $tone="warn">
              <FormattedMessage id={`admin.system.warning.${warning}`} />
            </Notice>
          ))}
          <Columns>
            <Column>
              <Panel title={t('admin.system.money')}>
                <StuckMoneyList money={money} />
              </Panel>
              <Panel title={t('admin.system.mails')}>
                <UnsentMails mails={mails} mailsWaiting={mailsWaiting} />
              </Panel>
              <Panel title={t('admin.system.sums')}>
                <ReconciliationFaults sums={sums} />
              </Panel>
              <Panel title={t('admin.system.dead')}>
                <DeadJobs jobs={dead} />
              </Panel>
              <Panel title={t('admin.system.releases')}>
                <ReleaseList />
              </Panel>
            </Column>
            <Column>
              <ServerFacts process={process} migrations={migrations} />
              <KeyFacts keys={keys} />
              <Panel title={t('admin.system.queues')}>
                <Queues queues={queues} />
              </Panel>
            </Column>
          </Columns>
        </Stack>
      )}
    </Loaded>
  );
}

function Queues({ queues }: Pick<DeskSystem, 'queues'>) {
  if (queues.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.system.queuesNone" />
      </p>
    );
  return (
    <Figures>
      <thead>
        <tr>
          {['queue', 'waiting', 'running', 'failed'].map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={`admin.system.${id}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, waiting, running, failed }) => (
          <tr key={name}>
            <th scope="row">
              {name.split('.').map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && (
                    <>
                      .<wbr />
                    </>
                  )}
                  {part}
                </Fragment>
              ))}
            </th>
            <td>{waiting}</td>
            <td>{running}</td>
            <td>{failed}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
