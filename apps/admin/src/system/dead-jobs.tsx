import type { DeadJob } from '@souk/contract/desk';
import { ReasonDialog, StoreTime, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster } from '@souk/ui';
import { useState } from 'react';
import { Faults } from './system-look';

/** What a piece of work is called: its kind and the numbers that it names. */
const nameOf = ({ queue, about }: DeadJob) => [queue, about].filter(Boolean).join(' · ');

/** Work that was given up after its last try: another try of it, or its end. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  const { may } = useDesk();
  if (jobs.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.system.deadNone" />
      </p>
    );
  return (
    <Faults>
      {jobs.map((job) => (
        <li key={job.id}>
          <strong>{nameOf(job)}</strong>
          <small>
            <FormattedMessage
              id="admin.system.givenUp"
              values={{ time: <StoreTime iso={job.at} />, count: job.tries }}
            />
          </small>
          {job.error && <code>{job.error}</code>}
          {may('system.act') && <WhatToDo job={job} />}
        </li>
      ))}
    </Faults>
  );
}

function WhatToDo({ job }: { job: DeadJob }) {
  const t = useT();
  const { id, queue } = job;
  const retry = useDeskChange('jobRetry', { done: 'admin.system.jobRetried' });
  const drop = useDeskChange('jobDrop', { done: 'admin.system.jobDropped', close: () => setAsking(false) });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {!job.canDrop && (
        <small>
          <FormattedMessage id="admin.system.jobStays" />
        </small>
      )}
      <Cluster>
        <Button size="sm" isBusy={retry.isPending} onClick={() => retry.mutate({ id, queue })}>
          <FormattedMessage id="admin.system.jobRetry" values={{ queue }} />
        </Button>
        {job.canDrop && (
          <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
            <FormattedMessage id="admin.system.jobDrop" values={{ queue }} />
          </Button>
        )}
      </Cluster>
      {isAsking && (
        <ReasonDialog
          title={t('admin.system.jobDropTitle', { name: nameOf(job) })}
          text={t('admin.system.jobDropText')}
          label={t('admin.system.jobDropReason')}
          hint={t('admin.system.jobDropHint')}
          confirm={t('admin.system.jobDropConfirm')}
          isBusy={drop.isPending}
          onConfirm={(reason) => drop.mutate({ id, queue, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
