import { useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { storeQueries, useApi, useOrigin } from '@souk/state';
import { JsonLd } from '@souk/ui';
import { PageHead } from '../parts/page-head/page-head';

const schema = 'https://schema.org';

/** The store's own title and description, and who it is for search engines. Source: spec 3, Store details; STORE-01. */
export function HomeHead({ image }: { image?: string | undefined }) {
  const t = useT();
  const origin = useOrigin();
  const { data: store } = useQuery(storeQueries(useApi()).details());
  const name = t('home.name');
  return (
    <>
      <PageHead
        title={store?.websiteTitle ?? t('home.title')}
        description={store?.websiteDesc ?? t('home.description')}
        canonical="/"
        {...(image ? { image } : {})}
      />
      <JsonLd data={{ '@context': schema, '@type': 'Organization', name, url: `${origin}/` }} />
      <JsonLd
        data={{
          '@context': schema,
          '@type': 'WebSite',
          name,
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin}/products/product_search?title={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
}
