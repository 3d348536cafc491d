import type { DisplayPrice } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Badge, Price, PriceBefore, PriceNow, PriceOld, PriceRoom, VisuallyHidden } from '@souk/ui';

type Props = {
  price: DisplayPrice;
  /** Percent off, as the badge says it. 0: no badge. */
  percentOff: number;
  size?: 'card' | 'page';
  /** True while what is still to be chosen may cost more. */
  isFrom?: boolean;
};

/** A price as the shopper reads it. Decides nothing: the rule has already chosen. Source: spec 4, Price display rule. */
export function PriceTag({ price: { shown, struckOut }, percentOff, size = 'card', isFrom = false }: Props) {
  const line = (
    <Price $size={size} {...(size === 'page' && { 'aria-live': 'polite', 'aria-atomic': true })}>
      <PriceNow $isSale={struckOut !== null}>
        {isFrom && (
          <small>
            <FormattedMessage id="price.from" />{' '}
          </small>
        )}
        <Money usd={shown} />
      </PriceNow>
      {(struckOut !== null || percentOff > 0) && (
        <PriceBefore>
          {struckOut !== null && (
            <PriceOld>
              <VisuallyHidden>
                <FormattedMessage id="price.before" />{' '}
              </VisuallyHidden>
              <Money usd={struckOut} />
            </PriceOld>
          )}
          {percentOff > 0 && (
            <Badge $tone="sale">
              <FormattedMessage id="price.off" values={{ percent: percentOff }} />
            </Badge>
          )}
        </PriceBefore>
      )}
    </Price>
  );
  return size === 'card' ? <PriceRoom>{line}</PriceRoom> : line;
}
