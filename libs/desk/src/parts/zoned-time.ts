/** A moment as a field of the kind `datetime-local` has it, in the person's own zone; none is empty. */
export const localText = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
