import type { PageElement } from '@souk/contract';
import { useEffect, useRef, type FormEvent } from 'react';
import { PlainElement } from '../../tree/page-nodes';

type Props = {
  node: PageElement;
  name: string;
  nextPage: number;
  isLoading: boolean;
  shown: number;
  onMore: () => Promise<unknown>;
};

/**
 * Appends the next page in place; on the last page it is gone. Before scripts arrive it is a form that asks for that page.
 * Source: PAGE-02.
 */
export function LoadMore({ node, name, nextPage, isLoading, shown, onMore }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    focusFrom(form.current, before.current);
    before.current = null;
  }, [shown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    before.current = shown;
    void onMore();
  };
  return (
    <form ref={form} method="get" style={{ display: 'contents' }} onSubmit={submit}>
      <input type="hidden" name="more" value={`${name}:${nextPage}`} />
      <PlainElement node={{ ...node, tag: 'button' }} props={{ type: 'submit', 'aria-busy': isLoading }} />
    </form>
  );
}

/** The first new item takes the focus, so that keyboard and screen reader go on where the list goes on. */
const focusFrom = (form: HTMLElement | null, index: number) => {
  const links = [...(form?.parentElement?.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"])') ?? [])];
  const perItem = links.length / Math.max(1, form?.parentElement?.childElementCount ?? 1);
  links[Math.min(links.length - 1, Math.round(index * Math.max(1, Math.floor(perItem))))]?.focus();
};
