import type { DeskOwnPage } from '@souk/contract/desk';
import { isStorePage } from '@souk/domain/desk';
import { DeskFrame, DetailTitle, Loaded, Panel, useDesk, useDeskChange, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Link, useNavigate, useSearchParams } from '@souk/router';
import { Button, ButtonLink, Cluster } from '@souk/ui';
import { useState } from 'react';
import { PageForm } from './page-form';
import { valuesOf } from './page-values';

/** One page of the owner's: its words in both languages, what could be better, and its end. */
export function PageEditPage() {
  const { locale } = useLocale();
  const [search] = useSearchParams();
  const path = search.get('path') ?? '';
  return (
    <DeskFrame
      screen="pages"
      merchantId={null}
      title={
        <DetailTitle
          call="page"
          input={{ path }}
          name={({ page }) => (locale === 'fr' && page.title.fr) || page.title.en || path}
          screen="pages"
        />
      }
    >
      <PageEdit key={path} path={path} />
    </DeskFrame>
  );
}

function PageEdit({ path }: { path: string }) {
  const { may, self } = useDesk();
  return (
    <Loaded query={useDeskQuery('page', { path })}>
      {(found) => (
        <>
          <Cluster>
            <ButtonLink href={self.shopOrigin + path} target="_blank" $size="sm">
              <FormattedMessage id="admin.pages.open" values={{ path }} />
            </ButtonLink>
            <ButtonLink as={Link} to="/admin/pages" $size="sm">
              <FormattedMessage id="admin.pages.all" />
            </ButtonLink>
          </Cluster>
          <PageForm
            stored={valuesOf(found.page)}
            version={found.version}
            problems={found.problems}
            onSaved={() => undefined}
          />
          {may('content.write') && !isStorePage(path) && <Deletion path={path} version={found.version} />}
        </>
      )}
    </Loaded>
  );
}

function Deletion({ path, version }: { path: string } & Pick<DeskOwnPage, 'version'>) {
  const t = useT();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const remove = useDeskChange('pageDelete', {
    done: 'admin.pages.deleted',
    thenIfMounted: () => navigate('/admin/pages', { replace: true }),
  });
  return (
    <Panel title={t('admin.pages.delete')}>
      <p>{t('admin.pages.deleteText')}</p>
      <Cluster>
        {isSure ? (
          <>
            <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate({ path, version })}>
              <FormattedMessage id="admin.pages.deleteNow" values={{ path }} />
            </Button>
            <Button onClick={() => setSure(false)}>
              <FormattedMessage id="desk.keep" />
            </Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>
            <FormattedMessage id="admin.pages.delete" />
          </Button>
        )}
      </Cluster>
    </Panel>
  );
}
