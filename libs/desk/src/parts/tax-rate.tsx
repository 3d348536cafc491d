import { FormattedNumber } from '@souk/i18n';

/** A rate of basis points as people write it: `5.5%`. */
export function TaxRate({ basisPoints }: { basisPoints: number }) {
  return <FormattedNumber value={basisPoints / 10_000} style="percent" maximumFractionDigits={2} />;
}
