/** Which lines of a file its page can show alone. */
export const kinds = ['bad', 'new', 'changed', 'applied', 'refused', 'same'] as const;
export type Kind = (typeof kinds)[number];

/** What the page of a file reads, by its address. */
export const importInput = (id: number, search: URLSearchParams) => {
  const show = kinds.find((kind) => kind === search.get('show'));
  return { id, ...(show ? { show } : {}) };
};
