/** The envelope of every answer. Source: spec 3 "Server reply envelope". */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** A good answer. */
export const ok = (data: unknown, message = 'success'): Envelope => ({ code: 200, message, data });

/** A page of a list. `pages` is 0 when there is nothing. Source: spec 3 "Paged response". */
export function page<T>(list: T[], at: { page: number; limit: number; total: number }) {
  return {
    list,
    pageNum: at.page,
    pages: Math.ceil(at.total / at.limit),
    total: at.total,
    limit: at.limit,
  };
}

/** Rows to skip for a page that starts at 1. */
export const offsetOf = (at: { page: number; limit: number }) => (at.page - 1) * at.limit;
