import { categoryPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery, useSuspenseInfiniteQuery } from '@souk/query';
import { Link, useParams, useSearchParams } from '@souk/router';
import { storeQueries, useApi, useOrigin } from '@souk/state';
import { Breadcrumb, JsonLd } from '@souk/ui';
import { PageHead } from '../parts/page-head/page-head';
import { listQuery } from '../parts/product-list/list.queries';
import { ListScreen } from '../parts/product-list/list-screen';
import { useListCanonical } from '../parts/product-list/use-list-canonical';
import { CategoryHead } from './category-head';
import { CategoryTiles } from './category-tiles';
import { wayData } from './way-json-ld';
import { wayTo } from './way-to';

/** One category with its products, the way to it, and the ways further down. */
export function CategoryPage() {
  const t = useT();
  const { slug = '' } = useParams();
  const api = useApi();
  const [search] = useSearchParams();
  const { data: tree = [] } = useQuery(storeQueries(api).categories());
  const first = useSuspenseInfiniteQuery(listQuery(api, { collection: slug }, search)).data.pages[0];
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
        {category && category.level === 1 && <CategoryHead category={category} results={first} />}
        {category && category.childList.length > 0 && <CategoryTiles category={category} />}
      </ListScreen>
    </>
  );
}
