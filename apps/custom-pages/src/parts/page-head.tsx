import type { PageView } from '@souk/contract';
import { useT } from '@souk/i18n';
import { PageAddress } from '@souk/state';

type Props = { page: Pick<PageView, 'title' | 'description' | 'image' | 'isPreview' | 'path'> };

/** What a page says of itself to browsers, search engines and whoever shares it. */
export function PageHead({ page }: Props) {
  const t = useT();
  return (
    <>
      <title>{t('page.title', { title: page.title })}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta property="og:title" content={page.title} />
      {page.image && <meta property="og:image" content={page.image} />}
      {page.isPreview ? <meta name="robots" content="noindex" /> : <PageAddress path={page.path} />}
    </>
  );
}
