import type { PageView } from '@souk/contract';
import { addressIn, pageLanguages } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { storeQueries, useApi } from '@souk/state';

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
      {page.isPreview ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses path={page.path} domain={store?.domainUrl} />
      )}
    </>
  );
}

/** Where the page stands, and where it stands in the other language. Source: docs/expectations PP9. */
function Addresses({ path, domain }: { path: string; domain: string | null | undefined }) {
  const { locale } = useLocale();
  const host = domain?.replace(/\/+$/, '') ?? '';
  const origin = host === '' || host.includes('://') ? host : `https://${host}`;
  return (
    <>
      <link rel="canonical" href={origin + addressIn(path, locale)} />
      {pageLanguages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + addressIn(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}
