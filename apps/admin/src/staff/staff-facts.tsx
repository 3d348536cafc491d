import type { StaffPerson } from '@souk/contract/desk';
import { Facts, Panel, StoreTime, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import { SecondFactorWord } from './second-factor-word';

/** Who somebody is and how they are signed in, with a way to end all of it. */
export function StaffFacts({ person, mayChange }: { person: StaffPerson; mayChange: boolean }) {
  const t = useT();
  const { sub, email, lastSeen, sessions, isSelf, hasSecondFactor } = person;
  const reset = useDeskChange('staffFactorReset', { done: 'admin.staff.resetDone' });
  const signOut = useDeskChange('staffSignOut', { done: 'admin.staff.signedOut' });
  return (
    <Panel title={t('admin.staff.account')}>
      <Facts>
        <dt>{t('admin.staff.email')}</dt>
        <dd>{email ?? '–'}</dd>
        <dt>{t('admin.staff.lastSeen')}</dt>
        <dd>{lastSeen === null ? <FormattedMessage id="admin.staff.never" /> : <StoreTime iso={lastSeen} />}</dd>
        <dt>{t('admin.staff.sessions')}</dt>
        <dd>{sessions ?? '–'}</dd>
        <dt>{t('admin.staff.second')}</dt>
        <dd>
          <SecondFactorWord has={hasSecondFactor} />
        </dd>
      </Facts>
      {mayChange && (
        <>
          <p>{t(isSelf ? 'admin.staff.signOutSelf' : 'admin.staff.signOutText')}</p>
          <Button isBusy={signOut.isPending} onClick={() => signOut.mutate({ sub })}>
            <FormattedMessage id="admin.staff.signOut" />
          </Button>
        </>
      )}
      {mayChange && hasSecondFactor && (
        <>
          <p>{t('admin.staff.resetText')}</p>
          <Button variant="danger" isBusy={reset.isPending} onClick={() => reset.mutate({ sub })}>
            <FormattedMessage id="admin.staff.reset" />
          </Button>
        </>
      )}
    </Panel>
  );
}
