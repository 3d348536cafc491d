/** Lines break, phones run out of power: up to this share of visitors fails whatever is released. */
const unavoidableShare = 0.02;
/** How often a healthy version may be taken for a broken one, however often and however long it is looked at. */
const falseAlarms = 1e-4;
/** A single line or office that fails is no sign, however often it tries. */
const leastFailed = 5;
/** Shares of visitors for which a version may fail that are told apart from the expected one. */
const suspected = [0.05, 0.1, 0.2, 0.5, 0.95];

/** The most that the stable version's share of failures may truly be, at three and a half deviations (Wilson's bound). */
const upperBound = ({ failed, shown }) => {
  const visitors = failed + shown;
  if (visitors === 0) return 0;
  const z = 3.5;
  const share = failed / visitors;
  const middle = share + (z * z) / (2 * visitors);
  const spread = z * Math.sqrt((share * (1 - share)) / visitors + (z * z) / (4 * visitors * visitors));
  return (middle + spread) / (1 + (z * z) / visitors);
};

/** What the stable version lets expect: the fewer visitors of it were seen, the more is forgiven. */
const expectedShare = (stable) => Math.min(0.9, Math.max(unavoidableShare, upperBound(stable)));

/**
 * Whether a canary fails more visitors than the stable version lets expect. The test may be asked after every visitor: it is the
 * likelihood of what was seen, mixed over `suspected`, against that of the expected share, and such a ratio passes 1 / `falseAlarms`
 * with a probability of at most `falseAlarms` in a whole life (Ville's inequality). Simulated by `npm run simulate:canary`.
 * @param canary visitors by how they fared, `{ shown, failed }` @param stable the same of the version that most have
 */
export const isFailing = (canary, stable = { shown: 0, failed: 0 }) => {
  if (canary.failed < leastFailed) return false;
  const expected = expectedShare(stable);
  const shares = suspected.filter((share) => share > expected);
  const logs = shares.map(
    (share) => canary.failed * Math.log(share / expected) + canary.shown * Math.log((1 - share) / (1 - expected)),
  );
  const most = Math.max(...logs);
  const mixed = most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / shares.length);
  return mixed > Math.log(1 / falseAlarms);
};
