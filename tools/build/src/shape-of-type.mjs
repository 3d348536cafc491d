import ts from 'typescript';

const deepest = 8;
const simple = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, 'undefined'],
];

const named = ts.SymbolFlags.Class | ts.SymbolFlags.Interface;

/** A React element, a Date: what a package gave a name. What zod infers from a schema is ours. */
const isOfPackage = ({ symbol }) =>
  symbol?.flags & named && symbol.declarations.some((node) => node.getSourceFile().fileName.includes('/node_modules/'));

/**
 * Describes a TypeScript type as plain data in the manner of JSON Schema, so that two builds' public types can be compared.
 * Named types are written out. What comes from a package (a React element, say), is generic or goes too deep is anything.
 * @param within the types that are being described around this one: a type that holds itself ends there
 */
export const shapeOfType = (checker, type, within = []) => {
  if (type.isLiteral()) return { const: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
  if (type.isUnion()) return unionOf(type.types.map((member) => shapeOfType(checker, member, within)));
  const [, name] = simple.find(([flags]) => type.flags & flags) ?? [];
  if (name) return { type: name };
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return {};
  if (within.includes(type) || within.length > deepest) return {};
  const deeper = [...within, type];
  if (checker.isArrayLikeType(type)) {
    const [items] = checker.getTypeArguments(type);
    return { type: 'array', items: items ? shapeOfType(checker, items, deeper) : {} };
  }
  if (type.getCallSignatures().length) return { type: 'function' };
  return isOfPackage(type) ? {} : objectOf(checker, type, deeper);
};

const objectOf = (checker, type, within) => {
  const fields = checker.getPropertiesOfType(type).map((symbol) => {
    const isFree = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    const shape = shapeOfType(checker, checker.getTypeOfSymbol(symbol), within);
    return { name: symbol.name, isFree, shape: isFree ? withoutUndefined(shape) : shape };
  });
  fields.sort((a, b) => (a.name < b.name ? -1 : 1));
  const others = checker.getIndexInfosOfType(type)[0];
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, shape }) => [name, shape])),
    required: fields.filter(({ isFree }) => !isFree).map(({ name }) => name),
    ...(others ? { additionalProperties: shapeOfType(checker, others.type, within) } : {}),
  };
};

/** A field that need not be there says so by not being required. */
const withoutUndefined = (shape) => {
  const rest = shape.anyOf?.filter(({ type }) => type !== 'undefined');
  if (!rest) return shape;
  return rest.length === 1 ? rest[0] : { anyOf: rest };
};

/** `true | false` is a boolean again; one member stands alone; the order of writing is no difference. */
const unionOf = (members) => {
  const texts = [...new Set(members.map((member) => JSON.stringify(member)))].sort();
  const both = ['{"const":true}', '{"const":false}'];
  const rest = both.every((text) => texts.includes(text))
    ? [...texts.filter((text) => !both.includes(text)), '{"type":"boolean"}']
    : texts;
  const shapes = rest.map((text) => JSON.parse(text));
  return shapes.length === 1 ? shapes[0] : { anyOf: shapes };
};
