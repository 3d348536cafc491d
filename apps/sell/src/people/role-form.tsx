import type { MemberRole, MerchantPerson } from '@souk/contract/desk';
import { DraftConflict, Panel, RemovalDialog, useDesk, useDeskChange, useDraft } from '@souk/desk';
import { memberMay, peopleObstacle } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { Button, Cluster, Notice, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { MemberRoleField } from './member-role-field';

type Props = {
  person: MerchantPerson;
  /** How many owners the merchant has. */
  owners: number;
};

/** Sets somebody's role at the merchant, or ends their work there. What cannot be is said before it is pressed. */
export function RoleForm({ person: { sub, name, role: from, isSelf }, owners }: Props) {
  const t = useT();
  const { base } = useDesk();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const readOwn = () => (isSelf ? queryClient.invalidateQueries({ queryKey: ['desk', 'me'] }) : undefined);
  const save = useDeskChange('peopleRole', {
    done: 'sell.people.saved',
    then: readOwn,
  });
  const remove = useDeskChange('peopleRole', {
    done: 'sell.people.removed',
    then: readOwn,
    thenIfMounted: () => navigate(isSelf ? '/sell' : `${base}/people`),
  });
  const draft = useDraft({ role: from }, save.isPending || remove.isPending);
  const { isChanged } = draft;
  const to = draft.values.role;
  // Only owners come here, and they may all that there is.
  const obstacleOf = (wanted: MemberRole | null) =>
    peopleObstacle({ from, to: wanted, mine: memberMay('owner'), owners });
  const obstacle = obstacleOf(to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const store = () => save.mutate({ sub, from, to }, { onSuccess: () => draft.saved({ role: to }) });
    if (isChanged && !obstacle && !save.isPending) draft.submit(store);
  };
  return (
    <Panel title={t('sell.people.whatMay', { name })}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <DraftConflict
          draft={draft}
          nameOf={() => t('sell.people.whatMay', { name })}
          textOf={(_field, role) => t(`desk.roleName.${role as MemberRole}`)}
        />
        <MemberRoleField role={to} onChange={(role) => draft.setValues({ role })} />
        {(obstacle ?? obstacleOf(null)) && (
          <Notice $tone={obstacle ? 'warn' : 'brand'} role={obstacle ? 'alert' : undefined}>
            <FormattedMessage id="sell.people.lastOwner" />
          </Notice>
        )}
        <Cluster>
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={!isChanged || obstacle !== null}>
            <FormattedMessage id="sell.people.save" />
          </Button>
          {obstacleOf(null) === null && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              <FormattedMessage id={isSelf ? 'sell.people.leave' : 'sell.people.remove'} />
            </Button>
          )}
        </Cluster>
      </Stack>
      {isRemoving && (
        <RemovalDialog
          title={t(isSelf ? 'sell.people.leaveTitle' : 'sell.people.removeTitle', { name })}
          text={t('sell.people.removeText')}
          confirm={t(isSelf ? 'sell.people.leave' : 'sell.people.remove')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ sub, from, to: null })}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  );
}
