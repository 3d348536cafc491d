import type { PageElement } from '@souk/contract';
import type { FormEvent } from 'react';
import { PlainElement } from '../../tree/page-nodes';

type Props = { node: PageElement; name: string; nextPage: number; isLoading: boolean; onMore: () => void };

/**
 * Appends the next page in place; on the last page it is gone. Before scripts arrive it is a form that asks for that page.
 * Source: PAGE-02.
 */
export function LoadMore({ node, name, nextPage, isLoading, onMore }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <form method="get" style={{ display: 'contents' }} onSubmit={submit}>
      <input type="hidden" name="more" value={`${name}:${nextPage}`} />
      <PlainElement node={{ ...node, tag: 'button' }} props={{ type: 'submit', 'aria-busy': isLoading }} />
    </form>
  );
}
