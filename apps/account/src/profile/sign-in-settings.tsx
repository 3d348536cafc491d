import type { SignOutState } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useNavigate } from '@souk/router';
import { useApi, usePanels } from '@souk/state';
import { Button, ButtonLink, Card, SectionTitle, SkeletonText, Stack } from '@souk/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { useChange } from '../parts/use-change';
import { userQueries } from '../parts/user.queries';
import { EmailChange } from './email-change';

/** How the shopper gets into the account: another e-mail, a new password, and an end of every sign-in; or where an outside provider keeps both. Source: ACCT-10, ACCT-11. */
export function SignInSettings({ email }: { email: string }) {
  const query = useQuery(userQueries(useApi()).signInMethods());
  if (query.data && query.data.accountPage === undefined) return null;
  return (
    <Card as="section">
      <Stack $gap={4}>
        <SectionTitle>
          <FormattedMessage id="signIn.title" />
        </SectionTitle>
        <Loaded query={query} skeleton={<SkeletonText lines={4} />}>
          {({ accountPage }) => (accountPage ? <Elsewhere address={accountPage} /> : <Own email={email} />)}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Elsewhere({ address }: { address: string }) {
  return (
    <Part text="signIn.elsewhere">
      <ButtonLink href={address}>
        <FormattedMessage id="signIn.open" />
      </ButtonLink>
    </Part>
  );
}

function Own({ email }: { email: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const openPanel = usePanels((panels) => panels.openPanel);
  const leave = useChange({
    call: () => api.users.signOutAll(),
    // The page still holds tokens of a sign-in that is over: signing out drops them, wherever its reader is by then.
    sent: () => void navigate('/logout', { state: { told: 'signedOutEverywhere' } satisfies SignOutState }),
    stale: [],
  });
  return (
    <>
      <ChangeEmail email={email} />
      {email ? (
        <Part text="signIn.changeText">
          <Button onClick={() => openPanel({ kind: 'login', mode: 'changePassword', email })}>
            <FormattedMessage id="signIn.change" />
          </Button>
        </Part>
      ) : (
        <Part text="signIn.phoneText" />
      )}
      <Part text="signIn.outAllText">
        <Button isBusy={leave.isPending} onClick={() => leave.mutate()}>
          <FormattedMessage id="signIn.outAll" />
        </Button>
      </Part>
    </>
  );
}

function ChangeEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Part text={email ? 'signIn.emailText' : 'signIn.noEmailText'} values={{ email }}>
      {isOpen ? (
        <EmailChange onCancel={() => setOpen(false)} />
      ) : (
        <Button ref={opener} onClick={() => setOpen(true)}>
          <FormattedMessage id={email ? 'signIn.changeEmail' : 'signIn.addEmail'} />
        </Button>
      )}
    </Part>
  );
}

type PartProps = { text: string; values?: Record<string, string>; children?: ReactNode };

function Part({ text, values = {}, children }: PartProps) {
  return (
    <Stack $gap={2}>
      <Words>
        <FormattedMessage id={text} values={values} />
      </Words>
      {children && <Line>{children}</Line>}
    </Stack>
  );
}

const Words = styled.p`
  color: var(--color-ink-soft);
`;
const Line = styled.div`
  display: flex;
  & > form {
    flex: 1;
    margin-top: 8px;
  }
`;
