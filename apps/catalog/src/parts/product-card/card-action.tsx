import type { ProductCard } from '@souk/contract';
import { productPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useRemotes } from '@souk/mfe';
import { Link } from '@souk/router';
import { usePanels } from '@souk/state';
import { ButtonLink } from '@souk/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { quickViewOf } from './quick-view-of';
import { QuickAdd } from './quick-add';

/**
 * The one thing to do with a card: take it, choose first, or be told when it is back. The latter two open the quick view;
 * before the scripts they are links to the product's page. Source: spec 2, Product card grid ("quick-add action"); CARD-02.
 */
export function CardAction({ product }: { product: ProductCard }) {
  const isSoldOut = product.stock === 0;
  return (
    <Row>
      {!isSoldOut && product.attrId !== null ? (
        <QuickAdd product={product} attrId={product.attrId} />
      ) : (
        <QuickViewLink product={product} words={isSoldOut ? 'buy.tellMe' : 'buy.choose'} />
      )}
    </Row>
  );
}

function QuickViewLink({ product, words }: { product: ProductCard; words: 'buy.tellMe' | 'buy.choose' }) {
  const remotes = useRemotes();
  const openPanel = usePanels((panels) => panels.openPanel);
  const fetchAhead = () => void remotes.load('catalog', './quick-view').catch(() => {});
  const open = (event: MouseEvent) => {
    // In a new tab or window the product's page opens, as for every link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openPanel(quickViewOf(product));
  };
  return (
    <ButtonLink
      as={Link}
      to={productPath(product, product.variantQuery)}
      $isWide
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
    >
      <FormattedMessage id={words} />
    </ButtonLink>
  );
}

const Row = styled.div`
  position: relative;
  z-index: 1;
  align-self: end;
  padding-top: 8px;
  & button,
  & a {
    padding-inline: 8px;
  }
`;
