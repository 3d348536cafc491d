/** Values of the fields that are named by number, comma-joined; undefined when there are none. */
export const pickedSku = (form: URLSearchParams): string | undefined => {
  const picked = [...form].filter(([name]) => /^\d+$/.test(name)).sort(([a], [b]) => Number(a) - Number(b));
  return picked.length > 0 ? picked.map(([, value]) => value).join(',') : undefined;
};
