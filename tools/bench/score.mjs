/**
 * Points from 0 to 100 for a visit, by Lighthouse's curves for phones: FCP, LCP and TBT in ms, CLS. Its speed index needs a film of
 * the visit and is left out; the weights of the others stay as they are to each other (10, 25, 30, 25).
 * Source: developer.chrome.com/docs/lighthouse/performance/performance-scoring
 */
export const scoreOf = (visit) => {
  const weighed = Object.entries(curves).map(([figure, { weight, p10, median }]) => [
    weight,
    shareAbove(visit[figure], p10, median),
  ]);
  const all = weighed.reduce((sum, [weight]) => sum + weight, 0);
  return (100 * weighed.reduce((sum, [weight, points]) => sum + weight * points, 0)) / all;
};

/** `p10` earns 90 points, `median` 50. */
const curves = {
  fcp: { weight: 10, p10: 1_800, median: 3_000 },
  lcp: { weight: 25, p10: 2_500, median: 4_000 },
  tbt: { weight: 30, p10: 200, median: 600 },
  cls: { weight: 25, p10: 0.1, median: 0.25 },
};

/** Share of pages that are slower, where their logarithms lie on a bell curve with 10 % below `p10` and half below `median`. */
const shareAbove = (value, p10, median) => {
  if (value <= 0) return 1;
  const width = Math.abs(Math.log(p10 / median)) / (Math.SQRT2 * 0.9061938024368232);
  return (1 - erf(Math.log(value / median) / (Math.SQRT2 * width))) / 2;
};

/** The error function, to seven digits. Source: Abramowitz and Stegun, 7.1.26. */
const erf = (x) => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
};
