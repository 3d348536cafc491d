/** Ids of docs/requirements.md in the order in which they stand. */
export const idsIn = (text) => [...text.matchAll(/^- ([A-Z0-9]+-\d\d)\b/gm)].map(([, id]) => id);

/** Ids that more than one fact has. */
export const doubledIds = (text) => {
  const ids = idsIn(text);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
};

/** @returns the id of a new fact, by group */
export const nextIds = (text) => {
  const highest = {};
  for (const id of idsIn(text)) {
    const [group, number] = id.split('-');
    highest[group] = Math.max(highest[group] ?? 0, Number(number));
  }
  return Object.fromEntries(
    Object.entries(highest).map(([group, number]) => [group, `${group}-${String(number + 1).padStart(2, '0')}`]),
  );
};
