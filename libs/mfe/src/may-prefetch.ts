type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether files may be fetched before they are needed: not with data saver, not on 2g, not without a connection. Source: spec 9, "Prefetch is skipped". */
export const mayPrefetch = (connection = (navigator as Navigator & { connection?: Connection }).connection): boolean =>
  navigator.onLine !== false && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
