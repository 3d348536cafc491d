import type { AuditEntry, AuditPerson } from '@souk/contract/desk';
import { formatDate, FormattedMessage, useLocale, useT } from '@souk/i18n';
import { from, Stack } from '@souk/ui';
import styled from 'styled-components';
import { setOnly } from '../parts/list-filters';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { useMoneyNames } from '../parts/use-money-names';
import { ListPage } from '../table/list-page';
import { AuditChange } from './audit-change';
import { AuditFile } from './audit-file';
import { AuditFilters } from './audit-filters';
import { useAuditTexts } from './audit-texts';
import {
  auditInput,
  auditNarrowing,
  type AuditNarrowing,
  auditPathOf,
  auditTabs as tabs,
  useAuditUrl,
} from './audit.url';
import { StoreTime } from '../parts/store-time';

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
  orderList: 'orders',
  home: 'home',
  page: 'pages',
  frame: 'header-footer',
  settings: 'settings',
  rate: 'payouts/rates',
  invitation: 'staff',
  savedReply: 'tickets/replies',
  personInvitation: 'people',
};

/** What has a page at a merchant's desk alone. */
const merchantsOwn = ['person', 'personInvitation'];

/** Where a merchant's shop as shoppers read it is changed, and where all else that they are in law and sell by. */
const sellerPath = ({ call, subjectId }: AuditEntry, isPlatform: boolean) => {
  const isShop = call.startsWith('shop');
  if (isPlatform) return `${isShop ? 'merchants' : 'payouts/sellers'}/${subjectId}`;
  return isShop ? 'shop' : 'business';
};
/** The page of what was changed, else all that was done to it; work and money stand in the system's. */
const pathOf = (entry: AuditEntry, isPlatform: boolean) => {
  const { call, subjectType, subjectId } = entry;
  if (isPlatform && merchantsOwn.includes(subjectType)) return auditPathOf(subjectType, subjectId);
  if (subjectType === 'seller') return sellerPath(entry, isPlatform);
  if (call === 'taxSave') return 'payouts/tax';
  return folders[subjectType] ? `${folders[subjectType]}/${subjectId}` : (pages[subjectType] ?? 'system');
};

/** Who did what, the newest first, and the same as a file. */
export function AuditList() {
  const t = useT();
  const { subjectText, reasonText } = useAuditTexts();
  const { base, merchantId } = useDesk();
  const url = useAuditUrl();
  const query = useDeskQuery('audit', auditInput(url));
  const narrowing = auditNarrowing(url.filters);
  const people = query.data?.people ?? [];
  const narrowed = useNarrowed(narrowing, people);
  return (
    <Stack $gap={4}>
      <AuditFile list={{ q: url.q, ...narrowing }} total={query.data?.total} />
      <ListPage<(typeof tabs)[number], AuditEntry, NonNullable<typeof query.data>>
        words="desk.audit"
        url={url}
        tabs={tabs}
        query={query}
        filter={{
          choice: (
            <AuditFilters
              filters={url.filters}
              narrowing={narrowing}
              people={people}
              hrefOf={(filters) => url.href({ filters })}
            />
          ),
          name: narrowed,
        }}
        keyOf={({ id }) => String(id)}
        hrefOf={(entry) => `${base}/${pathOf(entry, merchantId === null)}`}
        columns={[
          { id: 'subject', header: t('desk.audit.subject'), cell: subjectText },
          {
            id: 'what',
            header: t('desk.audit.what'),
            cell: ({ call, by }) => <FormattedMessage id={`desk.did.${call}`} values={{ by }} />,
          },
          { id: 'via', header: t('desk.audit.via'), isWide: 'desktop', cell: ({ via }) => t(`desk.audit.via.${via}`) },
          { id: 'reason', header: t('desk.audit.reason'), isWide: true, cell: reasonText },
          {
            id: 'change',
            header: t('desk.audit.change'),
            isWide: true,
            cell: (entry) => <AuditChange {...entry} />,
          },
          {
            id: 'at',
            header: t('desk.audit.at'),
            cell: ({ at }) => (
              <When>
                <StoreTime iso={at} />
              </When>
            ),
          },
        ]}
      />
    </Stack>
  );
}

/** On two lines where there is little room: the sentence and the change beside it are read first. */
const When = styled.span`
  && time {
    white-space: normal;
  }
  ${from.lg} {
    && time {
      white-space: nowrap;
    }
  }
`;

/** By what the log is narrowed, in words. */
const useNarrowed = (
  { by, subject, subjectId, merchant, since, until }: AuditNarrowing,
  people: readonly AuditPerson[],
): string => {
  const t = useT();
  const { locale } = useLocale();
  const names = useMoneyNames(setOnly({ merchant }));
  const words = [
    by && (people.find(({ sub }) => sub === by)?.name ?? by),
    subject && t(`desk.audit.kind.${subject}`),
    subjectId,
    ...names,
    since && t('desk.audit.from', { day: formatDate(since, locale, 'short') }),
    until && t('desk.audit.to', { day: formatDate(until, locale, 'short') }),
  ];
  return words.filter(Boolean).join(' · ');
};
