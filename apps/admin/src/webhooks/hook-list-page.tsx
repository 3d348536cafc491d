import { type DeskHookRow, deskHookTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, useDesk, useDeskQuery, useListUrl } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Badge, ButtonLink } from '@souk/ui';

/** Addresses that the store sends messages to. */
export function HookListPage() {
  return (
    <DeskFrame screen="webhooks" merchantId={null}>
      <HookList />
    </DeskFrame>
  );
}

/** Whether messages are sent to an address, in words. */
function HookBadge({ isOn, stoppedAt }: Pick<DeskHookRow, 'isOn' | 'stoppedAt'>) {
  if (stoppedAt)
    return (
      <Badge $tone="warn">
        <FormattedMessage id="admin.hooks.stopped" />
      </Badge>
    );
  return (
    <Badge $tone={isOn ? 'ok' : 'neutral'}>
      <FormattedMessage id={isOn ? 'admin.hooks.on' : 'admin.hooks.off'} />
    </Badge>
  );
}

function HookList() {
  const t = useT();
  const { may } = useDesk();
  const url = useListUrl(deskHookTabs);
  const query = useDeskQuery('hooks', url.input);
  return (
    <>
      {may('webhooks.write') && (
        <div>
          <ButtonLink as={Link} to="/admin/webhooks/new" $variant="primary">
            <FormattedMessage id="admin.hooks.new" />
          </ButtonLink>
        </div>
      )}
      <ListPage<(typeof deskHookTabs)[number], DeskHookRow, NonNullable<typeof query.data>>
        words="admin.hooks"
        url={url}
        tabs={deskHookTabs}
        query={query}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `/admin/webhooks/${id}`}
        columns={[
          { id: 'url', header: t('admin.hooks.url'), cell: (hook) => hook.url },
          { id: 'events', header: t('admin.hooks.events'), isWide: true, cell: ({ events }) => events.join(', ') },
          {
            id: 'waiting',
            header: t('admin.hooks.waiting'),
            isNumber: true,
            isWide: true,
            cell: ({ waiting }) => waiting,
          },
          { id: 'dead', header: t('admin.hooks.dead'), isNumber: true, cell: ({ dead }) => dead },
          { id: 'state', header: t('desk.orders.status'), cell: (hook) => <HookBadge {...hook} /> },
        ]}
      />
    </>
  );
}
