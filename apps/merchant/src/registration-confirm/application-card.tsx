import type { Application, AuditStatus } from '@souk/contract';
import { DateText, FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Badge, Card, pictureUrl, type Tone } from '@souk/ui';
import styled from 'styled-components';
import { ButtonTo } from '../parts/frame/frame';
import { applicationQueries } from '../parts/application.queries';

const looks: Record<AuditStatus, { tone: Tone; word: string }> = {
  1: { tone: 'brand', word: 'confirm.pending' },
  2: { tone: 'ok', word: 'confirm.approved' },
  3: { tone: 'sale', word: 'confirm.declined' },
};

/** Where one application stands: state, date, and for a declined one why, picture by picture. Source: MER-03. */
export function ApplicationCard({ application }: { application: Application }) {
  const { tone, word } = looks[application.auditStatus];
  return (
    <Card as="article" aria-label={application.name}>
      <Head>
        <h2>{application.name}</h2>
        <Badge $tone={tone}>
          <FormattedMessage id={word} />
        </Badge>
      </Head>
      <Line>
        <FormattedMessage id="confirm.sent" values={{ date: <DateText key="sent" iso={application.createTime} /> }} />
        {application.auditStatus === 1 && (
          <>
            {' · '}
            <FormattedMessage id="confirm.due" values={{ date: <DateText key="due" iso={application.dueBy} /> }} />
          </>
        )}
      </Line>
      {application.auditStatus === 3 && <Declined application={application} />}
    </Card>
  );
}

function Declined({ application }: { application: Application }) {
  const { data } = useQuery(applicationQueries(useApi()).record(application.id));
  const refused = data?.documents.filter((one) => one.state === 'refused') ?? [];
  return (
    <>
      {application.denialReason && (
        <p>
          <FormattedMessage id="confirm.reason" values={{ reason: application.denialReason }} />
        </p>
      )}
      <Papers>
        {refused.map((one) => (
          <li key={one.url}>
            <img src={pictureUrl(one.url, 160)} alt="" width={56} height={56} />
            {one.reason}
          </li>
        ))}
      </Papers>
      <ButtonTo to={`/merchant/registration?id=${application.id}`} $variant="primary">
        <FormattedMessage id="confirm.again" />
      </ButtonTo>
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  & > h2 {
    font-size: var(--text-xl);
  }
`;
const Line = styled.p`
  margin: 6px 0 10px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Papers = styled.ul`
  display: grid;
  gap: 8px;
  margin-block: 12px 18px;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & img {
    border-radius: var(--radius);
    object-fit: cover;
  }
`;
