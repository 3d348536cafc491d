import type { DeskHook, HookDelivery } from '@souk/contract/desk';
import { RuledList, StoreTime, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge, Button, type Tone } from '@souk/ui';
import styled from 'styled-components';

const tones: Readonly<Record<HookDelivery['state'], Tone>> = {
  waiting: 'brand',
  done: 'ok',
  dead: 'sale',
  stopped: 'neutral',
};

/** The last messages to an address: what became of each, and the way to send it again. */
export function HookDeliveries({ hook: { id, deliveries } }: { hook: DeskHook }) {
  const { may } = useDesk();
  const resend = useDeskChange('hookResend', { done: 'admin.hooks.sentAgain' });
  if (deliveries.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.hooks.noDeliveries" />
      </p>
    );
  return (
    <List>
      {deliveries.map((one) => (
        <li key={one.id}>
          <strong>
            <code>{one.event}</code>
          </strong>
          <Badge $tone={tones[one.state]}>
            <FormattedMessage id={`admin.hooks.state.${one.state}`} />
          </Badge>
          <small>
            <StoreTime iso={one.at} /> · {one.messageId}
          </small>
          {one.tries > 0 && (
            <small>
              <FormattedMessage
                id={one.status === null ? 'admin.hooks.failed' : 'admin.hooks.answered'}
                values={{ count: one.tries, status: one.status ?? 0, error: one.error ?? '' }}
              />
            </small>
          )}
          {one.state !== 'waiting' && may('webhooks.write') && (
            <Button
              size="sm"
              isBusy={resend.isPending && resend.variables.delivery === one.id}
              onClick={() => resend.mutate({ id, delivery: one.id })}
            >
              <FormattedMessage id="admin.hooks.resend" values={{ event: one.event }} />
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled(RuledList)`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
  }
  & small {
    grid-column: 1 / -1;
  }
  & button {
    justify-self: start;
  }
`;
