import type { AuditEntry } from '@souk/contract/desk';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { auditInput, auditTabs as tabs, useAuditUrl } from './audit.url';

const folders: Readonly<Record<string, string>> = {
  order: 'orders',
  refund: 'refunds',
  application: 'applications',
  ticket: 'tickets',
  customer: 'customers',
  product: 'products',
  category: 'categories',
  coupon: 'coupons',
  sale: 'sales',
  review: 'reviews',
  import: 'products/imports',
  statement: 'payouts',
  merchant: 'merchants',
  webhook: 'webhooks',
  staff: 'staff',
  person: 'people',
};

/** The pages of what has one for all of its kind. */
const pages: Readonly<Record<string, string>> = {
  home: 'home',
  page: 'pages',
  frame: 'header-footer',
  settings: 'settings',
  rate: 'payouts/rates',
  invitation: 'staff',
  personInvitation: 'people',
};

/** What has a page at a merchant's desk alone. */
const merchantsOwn = ['person', 'personInvitation'];

/** The page of what was changed, else all that was done to it; work and money stand in the system's. */
const pathOf = ({ subjectType, subjectId }: AuditEntry, isPlatform: boolean) => {
  if (isPlatform && merchantsOwn.includes(subjectType)) return `audit?q=${encodeURIComponent(subjectId)}`;
  return folders[subjectType] ? `${folders[subjectType]}/${subjectId}` : (pages[subjectType] ?? 'system');
};

/** Who did what, the newest first. */
export function AuditList() {
  const t = useT();
  const { base, merchantId } = useDesk();
  const url = useAuditUrl();
  const query = useDeskQuery('audit', auditInput(url));
  return (
    <ListPage<(typeof tabs)[number], AuditEntry, NonNullable<typeof query.data>>
      words="desk.audit"
      url={url}
      tabs={tabs}
      query={query}
      keyOf={({ id }) => String(id)}
      hrefOf={(entry) => `${base}/${pathOf(entry, merchantId === null)}`}
      columns={[
        { id: 'subject', header: t('desk.audit.subject'), cell: ({ subjectId }) => subjectId },
        {
          id: 'what',
          header: t('desk.audit.what'),
          cell: ({ call, by }) => <FormattedMessage id={`desk.did.${call}`} values={{ by }} />,
        },
        { id: 'reason', header: t('desk.audit.reason'), isWide: true, cell: ({ reason }) => reason },
        {
          id: 'change',
          header: t('desk.audit.change'),
          isWide: true,
          cell: ({ before, after }) => <Change before={before} after={after} />,
        },
        { id: 'at', header: t('desk.audit.at'), cell: ({ at }) => <DateText iso={at} look="time" /> },
      ]}
    />
  );
}

const text = (value: Record<string, unknown> | null) =>
  value === null || Object.keys(value).length === 0
    ? ''
    : Object.entries(value)
        .map(([key, one]) => `${key} ${typeof one === 'object' ? JSON.stringify(one) : String(one)}`)
        .join(', ');

function Change({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const [was, is] = [text(before), text(after)];
  return was ? `${was} → ${is}` : is;
}
