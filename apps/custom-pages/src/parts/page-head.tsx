import type { PageView } from '@souk/contract';
import { useQuery } from '@souk/query';
import { PageAddress, storeQueries, useApi } from '@souk/state';

type Props = { page: Pick<PageView, 'title' | 'description' | 'image' | 'isPreview' | 'path'> };

/** What a page says of itself to browsers, search engines and whoever shares it. */
export function PageHead({ page }: Props) {
  const store = useQuery(storeQueries(useApi()).details()).data;
  const name = store?.websiteTitle ?? store?.name ?? '';
  return (
    <>
      <title>{name && name !== page.title ? `${page.title} · ${name}` : page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta property="og:title" content={page.title} />
      {page.image && <meta property="og:image" content={page.image} />}
      {page.isPreview ? <meta name="robots" content="noindex" /> : <PageAddress path={page.path} />}
    </>
  );
}
