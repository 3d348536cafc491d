import type { PageView } from '@souk/contract';
import { addressIn } from '@souk/domain';
import { useLocale, useT } from '@souk/i18n';
import { PageAddress, useOrigin } from '@souk/state';

type Props = { page: Pick<PageView, 'title' | 'description' | 'image' | 'isPreview' | 'path'> };

/** What a page says of itself to browsers, search engines and whoever shares it. */
export function PageHead({ page }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const origin = useOrigin();
  const image = page.image?.startsWith('/') ? origin + page.image : page.image;
  return (
    <>
      <title>{t('page.title', { title: page.title })}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:type" content="website" />
      {!page.isPreview && <meta property="og:url" content={origin + addressIn(page.path, locale)} />}
      {/* Whoever shows a shared page fetches its picture by a whole address alone. */}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {page.isPreview ? <meta name="robots" content="noindex" /> : <PageAddress path={page.path} />}
    </>
  );
}
