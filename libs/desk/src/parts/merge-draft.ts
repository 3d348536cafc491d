/** A field that two people changed at once: what was stored when typing began, what is typed, and what is stored now. */
export type FieldConflict = {
  /** Where it stands among the values, such as `details.name`. */
  path: string;
  was: unknown;
  mine: unknown;
  theirs: unknown;
};

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const keysOf = (...groups: Group[]) => [...new Set(groups.flatMap(Object.keys))];
const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

type Merged = { was: unknown; mine: unknown; conflicts: FieldConflict[] };

const mergeField = (path: string, was: unknown, mine: unknown, theirs: unknown): Merged => {
  if (isSame(theirs, was)) return { was, mine, conflicts: [] };
  if (isSame(mine, was) || isSame(mine, theirs)) return { was: theirs, mine: theirs, conflicts: [] };
  if (!isGroup(was) || !isGroup(mine) || !isGroup(theirs))
    return { was, mine, conflicts: [{ path, was, mine, theirs }] };
  const fields = keysOf(theirs, mine).map(
    (key) => [key, mergeField(join(path, key), was[key], mine[key], theirs[key])] as const,
  );
  const groupOf = (side: 'was' | 'mine') =>
    Object.fromEntries(fields.flatMap(([key, field]) => (field[side] === undefined ? [] : [[key, field[side]]])));
  return {
    was: groupOf('was'),
    mine: groupOf('mine'),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  };
};

/**
 * Merges what somebody else stored into what is typed, field by field (a three-way merge). A field that is not typed here takes theirs; one that
 * both changed alike is no change any more; one that both changed otherwise stays as it is, and is a conflict. A list is one field.
 * @param was what was stored when typing began
 */
export const mergeDraft = <Values extends object>(was: Values, mine: Values, theirs: Values) =>
  mergeField('', was, mine, theirs) as { was: Values; mine: Values; conflicts: FieldConflict[] };

/** Paths of the fields that are not as they were, in the order of the form's values. */
export const changedFields = (was: unknown, mine: unknown, path = ''): string[] => {
  if (isSame(was, mine)) return [];
  if (!isGroup(was) || !isGroup(mine)) return [path];
  return keysOf(mine, was).flatMap((key) => changedFields(was[key], mine[key], join(path, key)));
};

const valueAt = (values: unknown, path: string): unknown =>
  path === ''
    ? values
    : path.split('.').reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), values);

/** The same values with another one at a path. */
export const withField = <Values>(values: Values, path: string, value: unknown): Values => {
  const [key = '', ...rest] = path.split('.');
  if (path === '' || !isGroup(values)) return value as Values;
  return { ...values, [key]: withField(values[key], rest.join('.'), value) };
};

/** What one saved oneself: what was stored when it was sent, and what was sent. */
export type OwnSave<Values> = { before: Values; sent: Values };

/** Whether what is stored was read after a save of one's own: it is not what was stored before. */
export const isReadAfter = <Values extends object>({ before }: OwnSave<Values>, theirs: Values): boolean =>
  changedFields(before, theirs).length > 0;

/**
 * Merges what is stored after a save of one's own. A field that was sent now begins from what the server wrote of it (`6.00` where `6` was sent): what
 * was typed in it since stays and is no conflict. Until it was read, what was sent counts as stored.
 */
export const mergeOwnSave = <Values extends object>(own: OwnSave<Values>, mine: Values, theirs: Values) => {
  const { before, sent } = own;
  if (!isReadAfter(own, theirs)) return { was: sent, mine, conflicts: [] };
  const written = (values: Values, path: string) => withField(values, path, valueAt(theirs, path));
  const fields = changedFields(before, sent);
  const untouched = fields.filter((path) => isSame(valueAt(mine, path), valueAt(sent, path)));
  return mergeDraft(fields.reduce(written, before), untouched.reduce(written, mine), theirs);
};
