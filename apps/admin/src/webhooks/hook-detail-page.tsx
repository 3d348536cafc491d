import type { DeskHook } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  Loaded,
  Panel,
  StoreTime,
  ThingLog,
  useDesk,
  useDeskChange,
  useDeskQuery,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useParams } from '@souk/router';
import { Button } from '@souk/ui';
import { HookDeliveries } from './hook-deliveries';
import { HookForm } from './hook-form';
import { HookSecret } from './hook-secret';

/** One address: what it is told, what became of it, and its secret's replacement. */
export function HookDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="webhooks" merchantId={null}>
      <HookDetail id={Number(id)} />
      <ThingLog subject="webhook" id={id} />
    </DeskFrame>
  );
}

function HookDetail({ id }: { id: number }) {
  const t = useT();
  const isMoving = ({ deliveries }: DeskHook) =>
    deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0);
  return (
    <Loaded query={useDeskQuery('hook', { id }, { isRunning: isMoving })}>
      {(hook) => (
        <Columns>
          <Column>
            <HookForm hook={hook} />
            <Panel title={t('admin.hooks.deliveries')}>
              <HookDeliveries hook={hook} />
            </Panel>
          </Column>
          <Column>
            <TestMessage hook={hook} />
            <Replacement hook={hook} />
          </Column>
        </Columns>
      )}
    </Loaded>
  );
}

function TestMessage({ hook: { id, isOn } }: { hook: DeskHook }) {
  const t = useT();
  const { may } = useDesk();
  const test = useDeskChange('hookTest', { done: 'admin.hooks.testSent' });
  if (!may('webhooks.write')) return null;
  return (
    <Panel title={t('admin.hooks.test')}>
      <p>{t(isOn ? 'admin.hooks.testText' : 'admin.hooks.testOff')}</p>
      {isOn && (
        <Button isBusy={test.isPending} onClick={() => test.mutate({ id })}>
          <FormattedMessage id="admin.hooks.testNow" />
        </Button>
      )}
    </Panel>
  );
}

function Replacement({ hook: { id, version, overlapUntil } }: { hook: DeskHook }) {
  const t = useT();
  const { may } = useDesk();
  const rotate = useDeskChange('hookRotate', { done: null });
  if (!may('webhooks.write')) return null;
  return (
    <Panel title={t('admin.hooks.rotate')}>
      <p>{t('admin.hooks.rotateText')}</p>
      {overlapUntil && (
        <p>
          <FormattedMessage id="admin.hooks.overlap" values={{ until: <StoreTime iso={overlapUntil} /> }} />
        </p>
      )}
      {rotate.data && <HookSecret secret={rotate.data.secret} />}
      <Button isBusy={rotate.isPending} onClick={() => rotate.mutate({ id, version })}>
        <FormattedMessage id="admin.hooks.rotateNow" />
      </Button>
    </Panel>
  );
}
