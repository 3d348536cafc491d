import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useParams, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import styled from 'styled-components';
import { PageHead } from '../parts/page-head';
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
      {page.isPreview && (
        <Ribbon role="note">
          <FormattedMessage id="pages.preview" />
        </Ribbon>
      )}
      <PageBody key={page.scope} scope={page.scope} sheet={page.css} nodes={page.nodes} place="page" />
    </>
  );
}

const Ribbon = styled.p`
  margin: 0;
  padding: 10px 16px;
  background: var(--color-accent);
  color: var(--color-surface);
  text-align: center;
  font-weight: 600;
`;
