import type { Kind } from './kind';
import type { Chance } from './random';

export interface Pricing {
  listCents: number;
  sellCents: number;
  discount: number;
  /** Days from the seed's now until the discount ends; negative lies behind; null without a discount. */
  expiresInDays: number | null;
}

/** Prices as the goods say. */
export const curatedPricing = (kind: Kind): Pricing => ({
  listCents: kind.price * 100,
  sellCents: Math.round((kind.storePrice ?? kind.price) * 100),
  discount: kind.discount?.percent ?? 0,
  expiresInDays: kind.discount?.days ?? null,
});

/** A price around that of its kind, in whole dollars, so that a whole percentage off is a whole number of cents. */
export const generatedPricing = (kind: Kind, random: Chance): Pricing => {
  const dollars = Math.max(5, Math.round((kind.price * random.between(70, 140)) / 100));
  const isReduced = random.percent(18);
  const isOnOffer = !isReduced && random.percent(14);
  const percent = random.pick([10, 15, 20, 25, 30]);
  return {
    listCents: dollars * 100,
    sellCents: isReduced ? dollars * (100 - percent) : dollars * 100,
    discount: isOnOffer ? percent : 0,
    expiresInDays: isOnOffer ? (random.percent(80) ? random.between(4, 60) : -random.between(1, 40)) : null,
  };
};
