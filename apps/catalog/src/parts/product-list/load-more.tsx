import { FormattedMessage, FormattedNumber } from '@souk/i18n';
import { Link } from '@souk/router';
import { useNewInFocus } from '@souk/state/new-in-focus';
import { ButtonLink, LoadMore as End } from '@souk/ui';
import type { MouseEvent, ReactNode, RefObject } from 'react';

type Props = {
  /** What the cards stand in. */
  box: RefObject<HTMLElement | null>;
  /** The next page; null: this is the last. */
  href: string | null;
  /** How many products of the list stand on the pages before. */
  before: number;
  shown: number;
  /** Products of the whole list. */
  total: number;
  isLoading: boolean;
  onMore: () => Promise<unknown>;
  /** What is said of a page that did not come. */
  children: ReactNode;
};

/** Appends the next page in place; without scripts, or for a crawler, it is a link to that page. Source: docs/expectations PL7. */
export function LoadMore({ box, href, before, shown, total, isLoading, onMore, children }: Props) {
  const asked = useNewInFocus(box, shown);
  const loadHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isLoading) return;
    asked();
    void onMore();
  };
  return (
    <End data-hydrate="visible">
      <p>
        <FormattedMessage id="list.shown" values={{ shown: <Shown before={before} shown={shown} />, total }} />
      </p>
      {children}
      {href && (
        <ButtonLink as={Link} to={href} onClick={loadHere} aria-busy={isLoading} rel="next" $variant="secondary">
          <FormattedMessage id="list.more" />
        </ButtonLink>
      )}
    </End>
  );
}

/** How many from the beginning of the list; from a later page on, which: `581–599`. */
const Shown = ({ before, shown }: Pick<Props, 'before' | 'shown'>) => (
  <>
    {before > 0 && (
      <>
        <FormattedNumber value={before + 1} />–
      </>
    )}
    <FormattedNumber value={before + shown} />
  </>
);
