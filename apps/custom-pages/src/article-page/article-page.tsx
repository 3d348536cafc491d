import { useSuspenseQuery } from '@souk/query';
import { useLocation, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { PageTitle, Wrapper, from } from '@souk/ui';
import styled from 'styled-components';
import { PageHead } from '../parts/page-head';
import { PreviewRibbon } from '../parts/preview-ribbon';
import { pageQueries } from '../parts/page.queries';
import { PageBody } from '../tree/page-body';
import { ArticleNav } from './article-nav';

/** A company or policy page: the store's own typography around the owner's words. */
export function ArticlePage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(pageQueries(useApi()).view(pathname, search.get('preview')));
  return (
    <Sheet>
      <PageHead page={page} />
      {page.isPreview && <PreviewRibbon />}
      <ArticleNav kind={page.kind} path={page.path} />
      <article>
        <PageTitle>{page.title}</PageTitle>
        <Words>
          <PageBody scope={page.scope} sheet={page.css} nodes={page.nodes} />
        </Words>
      </article>
    </Sheet>
  );
}

const Sheet = styled(Wrapper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 64px;
  align-items: start;
  padding-block: 40px 88px;
  ${from.lg} {
    grid-template-columns: 200px minmax(0, 1fr);
    padding-top: 64px;
  }
`;
const Words = styled.div`
  margin-top: 20px;
  max-width: 68ch;
  line-height: 1.65;
  & p,
  & ul,
  & ol,
  & table,
  & figure {
    margin: 0 0 1.1em;
  }
  & .lead {
    margin-bottom: 1.4em;
    font-family: var(--font-heading);
    font-size: clamp(1.2rem, 1.05rem + 0.8vw, 1.5rem);
    line-height: 1.45;
    text-wrap: pretty;
  }
  & h2 {
    margin: 1.9em 0 0.5em;
    font-size: var(--text-xl);
  }
  & a {
    color: var(--color-brand);
    text-underline-offset: 3px;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.3em;
  }
  & li + li {
    margin-top: 0.5em;
  }
  & figure > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 12 / 5;
    object-fit: cover;
    border-radius: var(--radius);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 20px 32px;
    margin: 28px 0;
    padding-block: 24px 8px;
    border-block: 1px solid var(--color-line);
  }
  & .cards h2 {
    margin: 0 0 0.4em;
    font-size: var(--text-lg);
  }
  & .cards p {
    margin-bottom: 0.6em;
  }
  & details {
    border-bottom: 1px solid var(--color-line);
  }
  & summary {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 14px 0;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    content: '';
    flex: none;
    align-self: center;
    width: 9px;
    height: 9px;
    margin: -4px 4px 0;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  & details[open] > summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }
  & small {
    color: var(--color-ink-soft);
  }
`;
