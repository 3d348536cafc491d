type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether something may be fetched before it is asked for: not with data saver, not on 2g. Source: spec 9, "Prefetch is skipped". */
export const mayFetchAhead = (
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean => !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
