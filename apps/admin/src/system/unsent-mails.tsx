import type { DeskSystem } from '@souk/contract/desk';
import { StoreTime, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Stack } from '@souk/ui';
import { Faults } from './system-look';

type Props = Pick<DeskSystem, 'mails' | 'mailsWaiting'>;

/** Mails and text messages that were given up after their last try: each can be sent again, or all of them. */
export function UnsentMails({ mails, mailsWaiting }: Props) {
  const t = useT();
  const { may } = useDesk();
  const retry = useDeskChange('mailRetry', { done: 'admin.system.mailRetried' });
  const sendable = mails.filter(({ hasCode }) => !hasCode).map(({ id }) => id);
  const send = (ids: string[]) => !retry.isPending && retry.mutate({ ids });
  const isSending = (ids: string[]) => retry.isPending && String(retry.variables.ids) === String(ids);
  return (
    <Stack $gap={3}>
      {mailsWaiting > 0 && (
        <p>
          <FormattedMessage id="admin.system.mailsWaiting" values={{ count: mailsWaiting }} />
        </p>
      )}
      {mails.length === 0 && (
        <p>
          <FormattedMessage id="admin.system.mailsNone" />
        </p>
      )}
      {may('system.act') && sendable.length > 1 && (
        <div>
          <Button isBusy={isSending(sendable)} onClick={() => send(sendable)}>
            <FormattedMessage id="admin.system.mailsRetry" values={{ count: sendable.length }} />
          </Button>
        </div>
      )}
      <Faults>
        {mails.map(({ id, channel, subject, domain, at, tries, error, hasCode }) => (
          <li key={id}>
            <strong>
              {[subject || t(`admin.system.${hasCode ? 'code' : channel}`), domain].filter(Boolean).join(' · ')}
            </strong>
            <small>
              <FormattedMessage id="admin.system.givenUp" values={{ time: <StoreTime iso={at} />, count: tries }} />
            </small>
            {error && <code>{error}</code>}
            {hasCode ? (
              <small>
                <FormattedMessage id="admin.system.codeOver" />
              </small>
            ) : (
              may('system.act') && (
                <Button
                  size="sm"
                  aria-label={t('admin.system.mailRetryNamed', { subject: subject || t(`admin.system.${channel}`) })}
                  isBusy={isSending([id])}
                  onClick={() => send([id])}
                >
                  <FormattedMessage id="admin.system.mailRetry" />
                </Button>
              )
            )}
          </li>
        ))}
      </Faults>
    </Stack>
  );
}
