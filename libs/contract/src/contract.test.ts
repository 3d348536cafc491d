import { calls, type CallName } from './index';
import type { Call, CallSchemas } from './wire/call';
import { openapi, schemas } from './schema';

const rows = Object.entries(calls) as [CallName, Call][];
const schemasOf = (name: CallName): CallSchemas => schemas[name];

test('every call has its schemas, and no schema stands without a call', () => {
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
});

test('no two calls share a method and path', () => {
  const addresses = rows.map(([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([]);
});

test.each(rows)('%s: path parameters and input are those of its schemas', (name, call) => {
  const { params, query, body, form } = schemasOf(name);
  const named = (call.path.match(/:\w+/g) ?? []).map((one) => one.slice(1));
  expect(Object.keys(params && 'shape' in params ? (params.shape as object) : {})).toEqual(named);
  expect(call.takes === 'nothing').toBe(!params && !query && !body && !form);
  expect(call.takes === 'form').toBe(form !== undefined);
  expect(call.takes === 'query').toBe(call.method === 'POST' && query !== undefined);
});

test('the reference describes every call', () => {
  const document = openapi() as { paths: Record<string, object>; components: { schemas: object } };
  expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(rows.length);
  expect(document.components.schemas).toHaveProperty('ProductCard');
  expect(JSON.stringify(document)).not.toContain('#/$defs/');
});

test('the reference says what is taken where a number or a list may come as text', () => {
  const parameters = (openapi() as { paths: Record<string, { get: { parameters: unknown } }> }).paths[
    '/api/front/coupons'
  ]?.get.parameters;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'useType', schema: expect.objectContaining({ type: 'number', enum: [1, 2, 3] }) }),
  );
  const body = schemas.cartDelete.body;
  expect(body.parse({ ids: '4,5' }).ids).toEqual([4, 5]);
  expect(body.parse({ ids: ['4', 5] }).ids).toEqual([4, 5]);
  expect(body.parse({ ids: 4 }).ids).toEqual([4]);
  for (const ids of [0, [0], [], '', 'x', 1.5, Array.from({ length: 101 }, (_none, at) => at + 1)])
    expect(body.safeParse({ ids }).success).toBe(false);
});
