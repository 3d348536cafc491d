import { FormattedMessage, useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { useApi, usePanels, useSession } from '@souk/state';
import { Button, PageTitle, SkeletonBlock, Wrapper, radius } from '@souk/ui';
import styled from 'styled-components';
import { ButtonTo, Lead } from '../parts/frame/frame';
import { readMerchantId } from '../parts/merchant.url';
import { applicationQueries } from '../parts/application.queries';
import { ApplicationCard } from './application-card';

/** An application has come in; and where every one of one's own stands. Source: ROUTE-17, MER-03. */
export function ConfirmPage() {
  const t = useT();
  const [search] = useSearchParams();
  const sentId = readMerchantId(search);
  return (
    <Page>
      <title>{t('confirm.title')}</title>
      <PageTitle>
        <FormattedMessage id={sentId !== null ? 'confirm.heading' : 'confirm.listHeading'} />
      </PageTitle>
      {sentId !== null && <Promised id={sentId} />}
      <Own />
      <p>
        <ButtonTo to="/">
          <FormattedMessage id="confirm.home" />
        </ButtonTo>
      </p>
    </Page>
  );
}

const useRecords = () => {
  const isUser = useSession().status === 'user';
  return useQuery({ ...applicationQueries(useApi()).records(), enabled: isUser });
};

/** Within how many days an answer comes, until it has. The day stands with the application, which knows since when it waits. */
function Promised({ id }: { id: number }) {
  const sent = useRecords().data?.find((one) => one.id === id);
  if (sent && sent.auditStatus !== 1) return null;
  return (
    <Lead>
      <FormattedMessage id="confirm.lead" />
    </Lead>
  );
}

/** Of the part about the visitor, before it is known who they are and where nobody is signed in: the button below stays where it is. */
const ownHeight = '160px';

function Own() {
  const { status } = useSession();
  const openPanel = usePanels((panels) => panels.openPanel);
  const { data, error, refetch } = useRecords();
  if (status === 'anonymous') {
    return (
      <SignIn>
        <p>
          <FormattedMessage id="confirm.signIn" />
        </p>
        <Button onClick={() => openPanel({ kind: 'login' })}>
          <FormattedMessage id="merchant.signIn" />
        </Button>
      </SignIn>
    );
  }
  if (!data && error) return <PartNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock $height={ownHeight} />;
  if (data.length === 0) {
    return (
      <p>
        <FormattedMessage id="confirm.none" />
      </p>
    );
  }
  return (
    <List>
      {data.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </List>
  );
}

const Page = styled(Wrapper)`
  display: grid;
  justify-items: start;
  gap: 28px;
  max-width: 760px;
  padding-block: 56px 96px;
`;
const List = styled.ul`
  display: grid;
  gap: 16px;
  width: 100%;
`;
const SignIn = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 12px;
  box-sizing: border-box;
  min-height: ${ownHeight};
  padding: 20px 24px;
  border-radius: ${radius.large};
  background: var(--color-sunken);
`;
