import { isRefused } from '@souk/api-client';
import { FormattedMessage, useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery, useSuspenseQuery } from '@souk/query';
import { Navigate, useSearchParams } from '@souk/router';
import { PageAddress, useApi, usePanels, useSession } from '@souk/state';
import { Button, PageTitle, SkeletonBlock, Wrapper, from } from '@souk/ui';
import styled from 'styled-components';
import { Lead } from '../parts/frame/frame';
import { readMerchantId } from '../parts/merchant.url';
import { ApplicationFormView } from './application-form';
import { applicationQueries } from '../parts/application.queries';
import { noValues, sentHref, valuesOf } from './application-values';
import { Reasons } from './reasons';

/** Why to sell here, and the form to ask for it. With `?id=`: a declined application, to be sent again. */
export function RegistrationPage() {
  const t = useT();
  const [search] = useSearchParams();
  const id = readMerchantId(search);
  return (
    <Page>
      <title>{t('apply.title')}</title>
      <meta name="description" content={t('apply.description')} />
      {id ? <meta name="robots" content="noindex" /> : <PageAddress path="/merchant/registration" />}
      <header>
        <PageTitle>
          <FormattedMessage id={id ? 'apply.againHeading' : 'apply.heading'} />
        </PageTitle>
        <Lead>
          <FormattedMessage id={id ? 'apply.againLead' : 'apply.lead'} />
        </Lead>
      </header>
      {id ? <Again id={id} /> : <First />}
    </Page>
  );
}

function First() {
  const { data: agreement } = useSuspenseQuery(applicationQueries(useApi()).agreement());
  return (
    <Sides>
      <ApplicationFormView start={noValues} agreement={agreement} resubmitId={null} />
      <Reasons />
    </Sides>
  );
}

function Again({ id }: { id: number }) {
  const queries = applicationQueries(useApi());
  const { status } = useSession();
  const { data: agreement } = useSuspenseQuery(queries.agreement());
  const { data: sent, error, refetch } = useQuery({ ...queries.record(id), enabled: status === 'user' });
  const openPanel = usePanels((panels) => panels.openPanel);
  const isNotTheirs = !sent && isRefused(error);
  // A sign-in that ends while the form is filled in takes nothing of it away.
  if ((!sent && status === 'anonymous') || isNotTheirs) {
    return (
      <>
        <Lead role="alert">
          <FormattedMessage id={isNotTheirs ? 'apply.notYours' : 'apply.signInFirst'} />
        </Lead>
        {!isNotTheirs && (
          <SignIn onClick={() => openPanel({ kind: 'login', needsAccount: true })}>
            <FormattedMessage id="merchant.signIn" />
          </SignIn>
        )}
      </>
    );
  }
  // It was sent already: in another tab, or by a press whose answer was lost.
  if (sent && sent.auditStatus !== 3) return <Navigate to={sentHref(id)} replace />;
  if (!sent && error) return <PartNotice error={error} onRetry={() => void refetch()} />;
  if (!sent) return <SkeletonBlock $height="480px" style={{ marginTop: 40 }} />;
  return (
    <Sides>
      <ApplicationFormView start={valuesOf(sent)} agreement={agreement} resubmitId={id} documents={sent.documents} />
    </Sides>
  );
}

const Page = styled(Wrapper)`
  padding-block: 40px 96px;
`;
const SignIn = styled(Button)`
  margin-top: 20px;
`;
const Sides = styled.div`
  display: grid;
  gap: 48px 80px;
  margin-top: 40px;
  ${from.lg} {
    grid-template-columns: minmax(0, 620px) minmax(0, 1fr);
    align-items: start;
  }
`;
