import type { Wish } from '@souk/contract';
import { displayPrice, productAddressOf, quickAddQuantity } from '@souk/domain';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { storeNow, useCart, usePanels, useStoreNow } from '@souk/state';
import { Badge, Button, IconButton, Picture, Price, PriceNow, PriceOld } from '@souk/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { productHref } from '../parts/product-href';
import { useWishes } from './wish.queries';

/** One wish: what it costs now, whether it can be had, into the cart, off the list. */
export function WishCard({ wish }: { wish: Wish }) {
  const t = useT();
  const { remove } = useWishes();
  const { shown, struckOut } = displayPrice(wish, useStoreNow(wish.discountExpiry));
  return (
    <Article aria-label={wish.storeName} $isGone={!wish.isValid}>
      <Frame>
        <Picture src={wish.image} alt="" sizes="(min-width: 1024px) 220px, 45vw" />
        <IconButton
          label={t('wishes.remove', { name: wish.storeName })}
          aria-pressed
          aria-busy={remove.isPending}
          onClick={() => remove.isPending || remove.mutate(wish.id)}
        >
          <Heart aria-hidden="true" fill="currentColor" />
        </IconButton>
      </Frame>
      {wish.isValid ? <Name to={productHref(wish)}>{wish.storeName}</Name> : <strong>{wish.storeName}</strong>}
      <Price>
        <PriceNow $isSale={struckOut !== null}>
          <Money usd={shown} />
        </PriceNow>
        {struckOut !== null && (
          <PriceOld>
            <Money usd={struckOut} />
          </PriceOld>
        )}
      </Price>
      <ToCart wish={wish} />
    </Article>
  );
}

function ToCart({ wish }: { wish: Wish }) {
  const add = useCart((cart) => cart.add);
  const openPanel = usePanels((panels) => panels.openPanel);
  const [isAdding, setAdding] = useState(false);
  if (!wish.isValid) {
    return (
      <Badge>
        <FormattedMessage id="wishes.notSold" />
      </Badge>
    );
  }
  const isSoldOut = wish.stock < 1;
  // Where something is to be chosen, or sold out, the quick view asks; else one goes into the cart at once.
  const toCart = async () => {
    if (wish.attrId === null || isSoldOut) return openPanel({ kind: 'quickView', product: productAddressOf(wish) });
    setAdding(true);
    await add({
      productId: wish.id,
      cartNum: quickAddQuantity,
      productAttrUnique: wish.attrId,
      name: wish.storeName,
      priceUsd: displayPrice(wish, storeNow()).shown,
      merchantName: wish.merName,
    });
    setAdding(false);
  };
  return (
    <>
      {isSoldOut && (
        <Badge>
          <FormattedMessage id="wishes.soldOut" />
        </Badge>
      )}
      <Button size="sm" isWide isBusy={isAdding} onClick={() => void toCart()}>
        <FormattedMessage id={isSoldOut ? 'wishes.tellMe' : wish.attrId === null ? 'wishes.choose' : 'wishes.toCart'} />
      </Button>
    </>
  );
}

const Article = styled.article<{ $isGone: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  & img {
    opacity: ${({ $isGone }) => ($isGone ? 0.5 : 1)};
  }
  & > button {
    margin-top: auto;
  }
`;
const Frame = styled.div`
  position: relative;
  & > button {
    position: absolute;
    inset: 6px 6px auto auto;
    border-radius: var(--radius-round);
    background: var(--color-surface);
    color: var(--color-sale);
  }
`;
const Name = styled(Link)`
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
