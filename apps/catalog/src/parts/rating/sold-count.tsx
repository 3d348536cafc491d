import { soldCount } from '@souk/domain';
import { FormattedMessage, formatCount, useLocale } from '@souk/i18n';

/** 'N+ Sold', only above 0. Source: spec 9, Sold count; CARD-07. */
export function SoldCount({ product }: { product: { sales: number; ficti: number } }) {
  const { locale } = useLocale();
  const sold = soldCount(product);
  if (sold === 0) return null;
  return (
    <span>
      <FormattedMessage id="card.sold" values={{ sold: formatCount(sold, locale) }} />
    </span>
  );
}
