import type { StaffPerson, StaffRole } from '@souk/contract/desk';
import { DraftConflict, Panel, RemovalDialog, useDesk, useDeskChange, useDraft } from '@souk/desk';
import { rolesObstacle } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { Button, Cluster, Notice, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { RoleFields } from './role-fields';

type Props = {
  person: StaffPerson;
  /** How many administrators there are. */
  admins: number;
  mayChange: boolean;
};

/** Sets somebody's roles, or ends their work here. What cannot be is said before it is pressed. */
export function RolesForm({ person: { sub, name, roles: from, isSelf }, admins, mayChange }: Props) {
  const t = useT();
  const { self } = useDesk();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const queryClient = useQueryClient();
  // What the desk offers follows the roles of whoever works at it.
  const readSelf = () => (isSelf ? queryClient.invalidateQueries({ queryKey: ['desk', 'me'] }) : undefined);
  const save = useDeskChange('staffRoles', { done: 'admin.staff.saved', then: readSelf });
  const remove = useDeskChange('staffRoles', {
    done: 'admin.staff.removed',
    then: readSelf,
    thenIfMounted: () => navigate('/admin/staff'),
  });
  const draft = useDraft<{ roles: readonly StaffRole[] }>({ roles: from }, save.isPending || remove.isPending);
  const { isChanged } = draft;
  const to = draft.values.roles;
  const setTo = (roles: readonly StaffRole[]) => draft.setValues({ roles });
  const obstacleOf = (wanted: readonly StaffRole[]) =>
    rolesObstacle({ from, to: wanted, mine: self.permissions, admins });
  const obstacle = to.length === 0 ? 'none' : obstacleOf(to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const store = () =>
      save.mutate({ sub, from: [...from], to: [...to] }, { onSuccess: () => draft.saved({ roles: to }) });
    if (isChanged && !obstacle && !save.isPending) draft.submit(store);
  };
  return (
    <Panel title={t('admin.staff.whatMay', { name })}>
      <fieldset disabled={!mayChange} style={{ display: 'contents' }}>
        <Stack as="form" noValidate $gap={5} onSubmit={submit}>
          <DraftConflict
            draft={draft}
            nameOf={() => t('admin.staff.whatMay', { name })}
            textOf={(_field, roles) => (roles as StaffRole[]).map((role) => t(`desk.roleName.${role}`)).join('\n')}
          />
          <RoleFields roles={to} onChange={setTo} />
          {obstacle && (
            <Notice $tone="warn" role="alert">
              <FormattedMessage id={`admin.staff.why.${obstacle}`} />
            </Notice>
          )}
          {mayChange && (
            <Cluster>
              <Button
                type="submit"
                variant="primary"
                isBusy={save.isPending}
                disabled={!isChanged || obstacle !== null}
              >
                <FormattedMessage id="admin.staff.save" />
              </Button>
              {obstacleOf([]) === null && (
                <Button variant="danger" onClick={() => setRemoving(true)}>
                  <FormattedMessage id="admin.staff.remove" />
                </Button>
              )}
            </Cluster>
          )}
        </Stack>
      </fieldset>
      {isRemoving && (
        <RemovalDialog
          title={t('admin.staff.removeTitle', { name })}
          text={t('admin.staff.removeText')}
          confirm={t('admin.staff.remove')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ sub, from: [...from], to: [] })}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  );
}
