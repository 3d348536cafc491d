import type { OwnerPageRow } from '@souk/contract';
import { DataTable, DeskFrame, Loaded, StoreTime, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Badge, ButtonLink, EmptyState } from '@souk/ui';
import { pageEditPath } from './page-edit-path';

/** The owner's pages: designed ones, and those that come with the store. */
export function PageListPage() {
  return (
    <DeskFrame screen="pages" merchantId={null}>
      <PageList />
    </DeskFrame>
  );
}

function PageList() {
  const t = useT();
  const { may } = useDesk();
  return (
    <>
      {may('content.write') && (
        <div>
          <ButtonLink as={Link} to="/admin/pages/new" $variant="primary">
            <FormattedMessage id="admin.pages.new" />
          </ButtonLink>
        </div>
      )}
      <Loaded query={useDeskQuery('pages', {})}>
        {(pages) =>
          pages.length === 0 ? (
            <EmptyState title={t('admin.pages.none')}>{t('admin.pages.noneText')}</EmptyState>
          ) : (
            <Rows pages={pages} />
          )
        }
      </Loaded>
    </>
  );
}

function Rows({ pages }: { pages: readonly OwnerPageRow[] }) {
  const t = useT();
  const { locale } = useLocale();
  const titleOf = ({ title, titleFr, path }: OwnerPageRow) => (locale === 'fr' && titleFr) || title || path;
  return (
    <DataTable<OwnerPageRow>
      caption={t('desk.pages.title')}
      columns={[
        { id: 'title', header: t('admin.pages.title'), cell: titleOf },
        { id: 'path', header: t('admin.pages.address'), cell: ({ path }) => path },
        { id: 'kind', header: t('admin.pages.kind'), isWide: true, cell: ({ kind }) => t(`admin.pages.kind.${kind}`) },
        { id: 'state', header: t('admin.pages.state'), cell: (page) => <State {...page} /> },
        {
          id: 'changed',
          header: t('admin.pages.changed'),
          isWide: true,
          cell: ({ updatedAt }) => <StoreTime iso={updatedAt} />,
        },
      ]}
      rows={pages}
      keyOf={({ path }) => path}
      hrefOf={({ path }) => pageEditPath(path)}
      words={{ selectAll: t('desk.selectAll'), select: (key) => t('desk.select', { key }) }}
      isBusy={false}
    />
  );
}

/** What is to be done about a page, in words. */
function State({ problems, hasFrench }: OwnerPageRow) {
  return (
    <>
      {!hasFrench && (
        <Badge $tone="warn">
          <FormattedMessage id="admin.pages.noFrench" />
        </Badge>
      )}{' '}
      <Badge $tone={problems > 0 ? 'warn' : 'ok'}>
        <FormattedMessage id="admin.pages.problems" values={{ count: problems }} />
      </Badge>
    </>
  );
}
