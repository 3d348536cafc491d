import { Column, Columns, DeskFrame, DetailTitle, Loaded, ThingLog, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import { ButtonLink, EmptyState, Stack } from '@souk/ui';
import { OutsideNotice } from './outside-notice';
import { RolesForm } from './roles-form';
import { StaffFacts } from './staff-facts';

/** One of the platform's people: roles, sign-ins. */
export function StaffDetailPage() {
  const { sub = '' } = useParams();
  return (
    <DeskFrame
      screen="staff"
      merchantId={null}
      title={
        <DetailTitle
          call="staff"
          input={{}}
          screen="staff"
          name={({ people }) => people.find((one) => one.sub === sub)?.name ?? ''}
        />
      }
    >
      <StaffDetail sub={sub} />
      <ThingLog subject="staff" id={sub} />
    </DeskFrame>
  );
}

function StaffDetail({ sub }: { sub: string }) {
  const { may } = useDesk();
  return (
    <Loaded query={useDeskQuery('staff', {})}>
      {({ people, console }) => {
        const person = people.find((one) => one.sub === sub);
        if (!person) return <Gone />;
        const admins = people.filter(({ roles }) => roles.includes('admin')).length;
        const mayChange = console === null && may('staff.write');
        return (
          <Stack $gap={5}>
            <OutsideNotice console={console} />
            <Columns>
              <Column>
                <RolesForm person={person} admins={admins} mayChange={mayChange} />
              </Column>
              <Column>
                <StaffFacts person={person} mayChange={mayChange} />
              </Column>
            </Columns>
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Gone() {
  return (
    <EmptyState
      title={<FormattedMessage id="admin.staff.gone" />}
      action={
        <ButtonLink as={Link} to="/admin/staff">
          <FormattedMessage id="admin.staff.toAll" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="admin.staff.goneText" />
    </EmptyState>
  );
}
