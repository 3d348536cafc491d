import { addressIn, pageLanguages } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { useOrigin } from './use-origin';

/** Where a page stands and where it stands in the other language, for search engines: without what only narrows it. Source: docs/expectations PP9. */
export function PageAddress({ path }: { path: string }) {
  const { locale } = useLocale();
  const origin = useOrigin();
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
