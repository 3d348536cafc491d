import type { DeadJob } from '@souk/contract/desk';
import { useDesk, useDeskChange } from '@souk/desk';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { Faults } from './system-look';

/** Work that was given up after its last try, and another try of it. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  const { may } = useDesk();
  const retry = useDeskChange('jobRetry', { done: 'admin.system.jobRetried' });
  if (jobs.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.system.deadNone" />
      </p>
    );
  return (
    <Faults>
      {jobs.map(({ id, queue, at, tries, about, error }) => (
        <li key={id}>
          <strong>{[queue, about].filter(Boolean).join(' · ')}</strong>
          <small>
            <FormattedMessage
              id="admin.system.givenUp"
              values={{ time: <DateText iso={at} look="time" />, count: tries }}
            />
          </small>
          {error && <code>{error}</code>}
          {may('system.act') && (
            <Button
              size="sm"
              isBusy={retry.isPending && retry.variables.id === id}
              onClick={() => retry.mutate({ id, queue })}
            >
              <FormattedMessage id="admin.system.jobRetry" values={{ queue }} />
            </Button>
          )}
        </li>
      ))}
    </Faults>
  );
}
