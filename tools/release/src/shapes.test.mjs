import { misfitOf } from './shapes.mjs';

const text = { type: 'string' };
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const list = (items) => ({ type: 'array', items });

test.each([
  ['the same', object({ slug: text }), object({ slug: text }), undefined],
  ['a field more', object({ slug: text, code: text }), object({ slug: text }), undefined],
  ['a field less', object({ slug: text }), object({ slug: text, code: text }), 'product.code is not given'],
  ['a field that need not be there', object({ slug: text }), object({ slug: text, code: text }, ['slug']), undefined],
  [
    'a field that is not always there',
    object({ code: text }, []),
    object({ code: text }),
    'product.code is not always given',
  ],
  ['another type', object({ id: text }), object({ id: { type: 'number' } }), 'product.id is string, not number'],
  [
    'another type deep in a list',
    list(object({ id: text })),
    list(object({ id: { type: 'number' } })),
    'product[].id is string, not number',
  ],
  ['a literal for its type', { const: 1 }, { type: 'number' }, undefined],
  ['a type for a literal', { type: 'number' }, { const: 1 }, 'product is number, not 1'],
  ['one of two for both', { const: 'a' }, { anyOf: [{ const: 'a' }, { const: 'b' }] }, undefined],
  ['three for two', { enum: ['a', 'b', 'c'] }, { enum: ['a', 'b'] }, 'product may be "c"'],
  ['null where none is taken', { anyOf: [text, { type: 'null' }] }, text, 'product is null, not string'],
  ['what is not described', {}, object({ slug: text }), undefined],
  ['whole numbers for numbers', { type: 'integer' }, { type: 'number' }, undefined],
])('%s', (_what, given, wanted, why) => expect(misfitOf(given, wanted, 'product')).toBe(why));
