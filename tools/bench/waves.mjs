/**
 * How many requests stand behind each other: the document is the first wave, what its HTML names the second, what a
 * script or style of the second asks for the third. Told by what asked for a request, not by when it ran: six
 * connections of HTTP/1.1 and a slow line put requests after each other that do not depend on each other.
 */
export const createWaves = () => {
  const depths = new Map();
  const depthOf = (url) => depths.get(url) ?? 0;

  const framesOf = (stack) => (stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : []);
  const askersOf = ({ url, stack }) => [...(url ? [url] : []), ...framesOf(stack)];

  return {
    /** @returns the wave of a request; `initiator` as the browser's protocol tells it */
    add: (url, initiator, isDocument) => {
      const depth = isDocument ? 1 : 1 + Math.max(1, ...askersOf(initiator).map(depthOf));
      depths.set(url, depth);
      return depth;
    },
  };
};
