import { addressIn } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { PageAddress, useOrigin } from '@souk/state';

type Props = {
  title: string;
  description: string;
  /** Path of the page without what only narrows or marks it; absent: the page is kept out of indexes. */
  canonical?: string;
  image?: string;
  type?: 'website' | 'product';
};

/** Title, description, canonical with its other languages, and Open Graph of a page; React lifts them into the head. */
export function PageHead({ title, description, canonical, image, type = 'website' }: Props) {
  const origin = useOrigin();
  const { locale } = useLocale();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? <meta name="robots" content="noindex, follow" /> : <PageAddress path={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {canonical !== undefined && <meta property="og:url" content={origin + addressIn(canonical, locale)} />}
      {image !== undefined && <meta property="og:image" content={absolute(origin, image)} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}

export const absolute = (origin: string, path: string) => (path.startsWith('/') ? origin + path : path);
