const isAnything = (shape) => Object.keys(shape).length === 0;
const membersOf = (shape) => shape.anyOf ?? shape.enum?.map((value) => ({ const: value })) ?? [shape];
const typeOf = (shape) => {
  if (!('const' in shape)) return shape.type;
  return shape.const === null ? 'null' : typeof shape.const;
};
const nameOf = (shape) => ('const' in shape ? JSON.stringify(shape.const) : shape.type);

/**
 * Why a value of one shape cannot be handed to whoever expects another; undefined when it can. Both are plain data in the
 * manner of JSON Schema, so builds of two days compare without their sources: a field more is fine, a field less is not.
 * @param path what is compared, for the answer
 */
export const misfitOf = (given, wanted, path) => {
  if (isAnything(given) || isAnything(wanted)) return undefined;
  for (const member of membersOf(given)) {
    const faults = membersOf(wanted).map((each) => misfitOfOne(member, each, path));
    if (faults.every(Boolean)) return faults.length === 1 ? faults[0] : `${path} may be ${nameOf(member)}`;
  }
  return undefined;
};

const misfitOfOne = (given, wanted, path) => {
  if (isAnything(given) || isAnything(wanted)) return undefined;
  if (given.anyOf || wanted.anyOf) return misfitOf(given, wanted, path);
  const [gift, wish] = [typeOf(given), typeOf(wanted)];
  const isSameType = gift === wish || (gift === 'integer' && wish === 'number');
  if (!isSameType || ('const' in wanted && given.const !== wanted.const))
    return `${path} is ${nameOf(given)}, not ${nameOf(wanted)}`;
  if (wish === 'array') return misfitOf(given.items ?? {}, wanted.items ?? {}, `${path}[]`);
  return wish === 'object' ? misfitOfFields(given, wanted, path) : undefined;
};

const misfitOfFields = (given, wanted, path) => {
  for (const [field, wish] of Object.entries(wanted.properties ?? {})) {
    const gift = given.properties?.[field] ?? given.additionalProperties;
    const isMust = wanted.required?.includes(field);
    if (!gift) {
      if (isMust) return `${path}.${field} is not given`;
      continue;
    }
    if (isMust && !given.required?.includes(field)) return `${path}.${field} is not always given`;
    const fault = misfitOf(gift === true ? {} : gift, wish, `${path}.${field}`);
    if (fault) return fault;
  }
  return undefined;
};
