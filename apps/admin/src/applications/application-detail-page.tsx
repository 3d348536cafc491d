import type { DeskApplication } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  Panel,
  StoreTime,
  ThingLog,
  useDeskQuery,
} from '@souk/desk';
import { countryName } from '@souk/domain';
import { Count, FormattedMessage, useLocale, useT } from '@souk/i18n';
import { useParams } from '@souk/router';
import { ApplicationDecision } from './application-decision';
import { ApplicationDocuments } from './application-documents';
import { ApplicationBadge, Late } from './application-list-page';

/** One application to sell: who asks, their documents one by one, the decision. */
export function ApplicationDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame
      screen="applications"
      merchantId={null}
      title={
        <DetailTitle call="application" input={{ id: Number(id) }} name={({ name }) => name} screen="applications" />
      }
    >
      <ApplicationDetail id={Number(id)} />
      <ThingLog subject="application" id={id} />
    </DeskFrame>
  );
}

function ApplicationDetail({ id }: { id: number }) {
  const t = useT();
  return (
    <Loaded query={useDeskQuery('application', { id })}>
      {(application) => (
        <Columns>
          <Column>
            <Panel title={t('admin.applications.about')}>
              <ApplicationBadge auditStatus={application.auditStatus} />
              <ApplicationFacts application={application} />
            </Panel>
            <Panel title={t('admin.applications.documents')}>
              <ApplicationDocuments application={application} />
            </Panel>
          </Column>
          <Column>
            <Panel title={t('admin.applications.decision')}>
              <ApplicationDecision application={application} />
            </Panel>
          </Column>
        </Columns>
      )}
    </Loaded>
  );
}

function ApplicationFacts({ application }: { application: DeskApplication }) {
  const { locale } = useLocale();
  const facts: [id: string, value: string][] = [
    ['who', application.realName],
    ['email', application.email],
    ['phone', application.phone],
    ['address', application.address],
    ['country', application.country ? countryName(application.country, locale) : ''],
    ['kind', `${application.type}, ${application.category}`],
    ['keywords', application.keywords],
    ['register', application.register ?? ''],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== '')
        .map(([id, value]) => (
          <Fact key={id} id={id} value={value} />
        ))}
      <dt>
        <FormattedMessage id="admin.applications.sent" />
      </dt>
      <dd>
        <StoreTime iso={application.sentAt} look="day" />
      </dd>
      <dt>
        <FormattedMessage id="admin.applications.due" />
      </dt>
      <dd>
        <StoreTime iso={application.dueBy} look="day" /> {application.isLate && <Late />}
      </dd>
      <dt>
        <FormattedMessage id="admin.applications.times" />
      </dt>
      <dd>
        <Count value={application.timesSent} />
      </dd>
    </Facts>
  );
}

function Fact({ id, value }: { id: string; value: string }) {
  return (
    <>
      <dt>
        <FormattedMessage id={`admin.applications.${id}`} />
      </dt>
      <dd>{value}</dd>
    </>
  );
}
