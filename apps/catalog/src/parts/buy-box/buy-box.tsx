import type { ProductDetail } from '@souk/contract';
import { clampQuantity, sellsNow } from '@souk/domain';
import { useStoreNow } from '@souk/state';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AddToCartForm } from '../add-to-cart/add-to-cart-form';
import { ClosedMerchantPart } from '../closed-merchant/closed-merchant-part';
import { StockLine } from '../stock-line/stock-line';
import { AttributePickers } from './attribute-pickers';
import { BuyButtons, SoldOutButton } from './buy-buttons';
import { useMissingChoice } from './use-missing-choice';
import type { VariantChoice } from './variant-choice';

type Props = {
  product: ProductDetail;
  choice: VariantChoice;
  /** What one piece costs, for the analytics event. */
  priceUsd: number;
  /** Id of the form, for a button that stands outside it. */
  formId?: string;
  onAdded?: () => void;
  /** Under the button of a sold-out product: the way on. */
  whenSoldOut?: ReactNode;
  /** True for what is not on sale yet: it can be looked at in every variant, and not be taken. */
  isPreview?: boolean;
};

/** Options, stock, quantity and the buttons: the same on the page and in the quick view. Source: spec 2, Quick view dialog. */
export function BuyBox({ product, choice, priceUsd, formId, onAdded, whenSoldOut, isPreview = false }: Props) {
  const { productInfo, merchant } = product;
  const { variant, stock, missing } = choice;
  const [wanted, setWanted] = useState(1);
  const { wasPressed, onInvalidCapture } = useMissingChoice();
  const quantity = clampQuantity(wanted, stock);
  const isSelling = sellsNow(merchant, useStoreNow(merchant.closedUntil));
  return (
    <Box onInvalidCapture={onInvalidCapture}>
      <AddToCartForm
        choice={{
          productId: productInfo.id,
          name: productInfo.storeName,
          priceUsd,
          merchantName: merchant.name,
          ...(variant ? { productAttrUnique: String(variant.id) } : {}),
        }}
        {...(formId ? { id: formId } : {})}
        {...(onAdded ? { onAdded } : {})}
      >
        {(isAdding) => (
          <>
            <AttributePickers product={product} choice={choice} isWanted={wasPressed} />
            {!isSelling && <ClosedMerchantPart merchant={merchant} />}
            <StockLine stock={(missing.length > 0 && stock > 0) || !isSelling ? null : stock} />
            {stock > 0 ? (
              <Lock disabled={isPreview || !isSelling}>
                <BuyButtons
                  product={productInfo}
                  variant={variant}
                  missing={missing[0]}
                  max={stock}
                  quantity={quantity}
                  onQuantity={setWanted}
                  isAdding={isAdding}
                />
              </Lock>
            ) : (
              <SoldOutButton />
            )}
          </>
        )}
      </AddToCartForm>
      {stock === 0 && whenSoldOut}
    </Box>
  );
}

const Lock = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Box = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 20px;
`;
