import type { DeskCategory } from '@souk/contract/desk';
import { DeskFrame, Loaded, Panel, useDesk, useDeskChange, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState, IconButton } from '@souk/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { nameIn, productsWithin } from './category-names';

/** All categories as the tree that shoppers see, with the number of their products. */
export function CategoryListPage() {
  return (
    <DeskFrame screen="categories" merchantId={null} title={<FormattedMessage id="desk.categories.title" />}>
      <CategoryList />
    </DeskFrame>
  );
}

function CategoryList() {
  const t = useT();
  const { may } = useDesk();
  return (
    <>
      {may('categories.write') && (
        <div>
          <ButtonLink as={Link} to="/admin/categories/new" $variant="primary">
            <FormattedMessage id="admin.categories.new" />
          </ButtonLink>
        </div>
      )}
      <Loaded query={useDeskQuery('categories', {})}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('admin.categories.none')}>{t('admin.categories.noneText')}</EmptyState>
          ) : (
            <Panel title={t('admin.categories.tree')}>
              <Level all={all} parentId={null} />
            </Panel>
          )
        }
      </Loaded>
    </>
  );
}

/** What stands below one category, in its order. */
function Level({ all, parentId }: { all: readonly DeskCategory[]; parentId: number | null }) {
  const t = useT();
  const { locale } = useLocale();
  const { may } = useDesk();
  const place = useDeskChange('categoryPlace', { done: 'admin.categories.placed' });
  const list = all.filter((one) => one.parentId === parentId);
  if (list.length === 0) return null;
  const move = ({ id, version }: DeskCategory, before: number) => place.mutate({ id, version, parentId, before });
  return (
    <Branch>
      {list.map((one, at) => {
        const name = nameIn(one, locale);
        return (
          <li key={one.id}>
            <Line>
              <Link to={`/admin/categories/${one.id}`}>{name}</Link>
              <span>
                <FormattedMessage id="admin.categories.products" values={{ count: productsWithin(all, one.id) }} />
              </span>
              {may('categories.write') && list.length > 1 && (
                <>
                  <IconButton
                    label={t('admin.categories.earlier', { name })}
                    disabled={at === 0 || place.isPending}
                    onClick={() => move(one, at - 1)}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('admin.categories.later', { name })}
                    disabled={at === list.length - 1 || place.isPending}
                    onClick={() => move(one, at + 1)}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                </>
              )}
            </Line>
            <Level all={all} parentId={one.id} />
          </li>
        );
      })}
    </Branch>
  );
}

const Branch = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & & {
    padding-inline-start: 24px;
    border-inline-start: 1px solid var(--color-line);
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  gap: 4px 8px;
  align-items: center;
  min-height: 44px;
  & > span {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
