import { useSuspenseQuery } from '@souk/query';
import { useParams, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { PageHead } from '../parts/page-head';
import { PreviewRibbon } from '../parts/preview-ribbon';
import { pageQueries } from '../parts/page.queries';
import { PageBody } from '../tree/page-body';

/** A page that the owner designed from top to bottom. */
export function DesignedPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(pageQueries(useApi()).view(`/${slug}`, search.get('preview')));
  return (
    <>
      <PageHead page={page} />
      {page.isPreview && <PreviewRibbon />}
      <PageBody key={page.scope} scope={page.scope} sheet={page.css} nodes={page.nodes} />
    </>
  );
}
