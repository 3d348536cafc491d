const sayAgainMs = 60_000;

/** Tells failures, and the same one again after a minute: what is out is out at every look, and each line takes room. */
export const tellOnce = (onError: (error: Error) => void) => {
  const toldAt = new Map<string, number>();
  return {
    /** @param key by which two failures are the same; absent: their words */
    tell(error: Error, key = error.message) {
      const now = performance.now();
      for (const [one, at] of toldAt) if (now - at >= sayAgainMs) toldAt.delete(one);
      if (toldAt.has(key)) return;
      toldAt.set(key, now);
      onError(error);
    },
    /** It works again: whatever fails next is told. */
    forget: () => toldAt.clear(),
  };
};
