import { displayPrice } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { useStoreNow, type CartLine } from '@souk/state';
import { Price, PriceNow, PriceOld, VisuallyHidden } from '@souk/ui';

/** What one piece costs now, with the product's older price struck through where there is one. */
export function LinePrice({ line }: { line: CartLine }) {
  const { struckOut } = displayPrice(line, useStoreNow(line.discountExpiry));
  const isReduced = struckOut !== null && struckOut > line.variantPrice;
  return (
    <Price as="div">
      <VisuallyHidden>
        <FormattedMessage id="cartLines.unitPrice" />
      </VisuallyHidden>
      <PriceNow $isSale={isReduced}>
        <Money usd={line.variantPrice} />
      </PriceNow>
      {isReduced && (
        <PriceOld>
          <Money usd={struckOut} />
        </PriceOld>
      )}
    </Price>
  );
}
