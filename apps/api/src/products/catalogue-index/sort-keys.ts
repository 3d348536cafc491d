/** Reviews beyond this do not lift a product further among those of its rating. */
const mostReviews = 1_000_000;

/** More than anything ever sells. */
const mostSales = 4_000_000_000;

/** Best rated first, of two the one with more reviews. Smaller comes first. */
export const ratingKey = ({ tenths, reviews }: { tenths: number; reviews: number }) =>
  -(tenths * mostReviews + Math.min(reviews, mostReviews - 1));

/** Best sellers first; those that cannot be bought come after all that can. Smaller comes first. */
export const salesKey = ({ isStocked, sales }: { isStocked: boolean; sales: number }) =>
  (isStocked ? 0 : mostSales) - sales;
