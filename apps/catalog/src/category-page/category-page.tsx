import { categoryPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useParams } from '@souk/router';
import { storeQueries, useApi, useOrigin } from '@souk/state';
import { Breadcrumb, ButtonLink, JsonLd } from '@souk/ui';
import styled from 'styled-components';
import { PageHead } from '../parts/page-head/page-head';
import { ListScreen } from '../parts/product-list/list-screen';
import { useListCanonical } from '../parts/product-list/use-list-canonical';
import { wayData } from './way-json-ld';
import { wayTo } from './way-to';

/** One category with its products, the way to it, and the ways further down. */
export function CategoryPage() {
  const t = useT();
  const { slug = '' } = useParams();
  const { data: tree = [] } = useQuery(storeQueries(useApi()).categories());
  const canonical = useListCanonical();
  const origin = useOrigin();
  const way = wayTo(tree, slug);
  const category = way.at(-1);
  const name = category?.name ?? slug;
  return (
    <>
      <PageHead
        title={t('category.title', { name })}
        description={t('category.description', { name })}
        canonical={canonical}
      />
      {category && <JsonLd data={wayData(way, t('word.home'), origin)} />}
      <ListScreen
        source={{ collection: slug }}
        title={name}
        before={
          <Breadcrumb label={t('category.breadcrumb')}>
            <Link to="/">
              <FormattedMessage id="word.home" />
            </Link>
            {way.slice(0, -1).map((step) => (
              <Link key={step.id} to={categoryPath(step)}>
                {step.name}
              </Link>
            ))}
            <span aria-current="page">{name}</span>
          </Breadcrumb>
        }
      >
        {category && category.childList.length > 0 && (
          <Children aria-label={t('category.within', { name })}>
            {category.childList.map((child) => (
              <ButtonLink key={child.id} as={Link} to={categoryPath(child)} $size="sm">
                {child.name}
              </ButtonLink>
            ))}
          </Children>
        )}
      </ListScreen>
    </>
  );
}

const Children = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  overflow-wrap: anywhere;
`;
