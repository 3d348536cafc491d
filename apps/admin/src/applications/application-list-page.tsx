import { type DeskApplicationRow, deskApplicationTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, StoreTime, useDeskQuery, useListUrl } from '@souk/desk';
import { countryName } from '@souk/domain';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Badge, type Tone } from '@souk/ui';

const tones: Readonly<Record<DeskApplicationRow['auditStatus'], Tone>> = { 1: 'sale', 2: 'ok', 3: 'neutral' };

/** Applications to sell: those that wait first, the oldest at the top. */
export function ApplicationListPage() {
  return (
    <DeskFrame screen="applications" merchantId={null}>
      <ApplicationList />
    </DeskFrame>
  );
}

function ApplicationList() {
  const t = useT();
  const { locale } = useLocale();
  const url = useListUrl(deskApplicationTabs);
  const query = useDeskQuery('applications', url.input);
  return (
    <ListPage<(typeof deskApplicationTabs)[number], DeskApplicationRow, NonNullable<typeof query.data>>
      words="admin.applications"
      url={url}
      tabs={deskApplicationTabs}
      query={query}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `/admin/applications/${id}`}
      columns={[
        { id: 'name', header: t('admin.applications.name'), cell: ({ name }) => name },
        { id: 'who', header: t('admin.applications.who'), isWide: true, cell: ({ realName }) => realName },
        {
          id: 'country',
          header: t('admin.applications.country'),
          isWide: true,
          cell: ({ country }) => countryName(country, locale),
        },
        {
          id: 'kind',
          header: t('admin.applications.kind'),
          isWide: true,
          cell: ({ type, category }) => `${type}, ${category}`,
        },
        {
          id: 'due',
          header: t('admin.applications.due'),
          cell: ({ dueBy, isLate }) => (
            <>
              <StoreTime iso={dueBy} look="short" /> {isLate && <Late />}
            </>
          ),
        },
        {
          id: 'times',
          header: t('admin.applications.times'),
          isWide: 'desktop',
          isNumber: true,
          cell: ({ timesSent }) => timesSent,
        },
        {
          id: 'state',
          header: t('admin.applications.state'),
          isWide: true,
          cell: ({ auditStatus }) => <ApplicationBadge auditStatus={auditStatus} />,
        },
      ]}
    />
  );
}

/** Says that an application should have been decided by now. */
export function Late() {
  return (
    <Badge $tone="sale">
      <FormattedMessage id="admin.applications.late" />
    </Badge>
  );
}

/** Where an application stands, in words. */
export function ApplicationBadge({ auditStatus }: Pick<DeskApplicationRow, 'auditStatus'>) {
  return (
    <Badge $tone={tones[auditStatus]}>
      <FormattedMessage id={`admin.applications.status${auditStatus}`} />
    </Badge>
  );
}
