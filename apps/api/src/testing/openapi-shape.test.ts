import { type OpenApi, shapesOf } from './openapi-shape';

const api: OpenApi = {
  info: { version: '1' },
  components: {
    schemas: {
      card: { type: 'object', properties: { last4: { type: 'string', maxLength: 4 } } },
      intent: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['open', 'paid'] },
          card: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/card' }], nullable: true },
          metadata: { type: 'object', additionalProperties: { type: 'string' } },
          types: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};
const good = { id: 'a', status: 'open', card: null, metadata: { any: 'text' }, types: ['card'] };

const faults = shapesOf(api);

test.each([[good], [{ ...good, card: 'card_1' }], [{ ...good, card: { last4: '4242' } }]])('%j fits', (value) => {
  expect(faults('intent', value)).toEqual([]);
});

test.each([
  [{ status: 'open' }, /^intent must have required property 'id'/],
  [{ ...good, status: 'gone' }, /^intent\/status must be equal to one of the allowed values .*"gone"$/],
  [{ ...good, extra: 1 }, /^intent must NOT have additional properties .*"extra"/],
  [{ ...good, id: null }, /^intent\/id must be string .*null$/],
  [{ ...good, card: { last4: '42424' } }, /^intent\/card\/last4 must NOT have more than 4 characters/],
  [{ ...good, card: { last5: '' } }, /^intent\/card must NOT have additional properties .*"last5"/],
  [{ ...good, metadata: { any: 1 } }, /^intent\/metadata\/any must be string/],
  [{ ...good, types: [true] }, /^intent\/types\/0 must be string/],
])('%j does not: %s', (value, fault) => {
  expect(faults('intent', value)).toContainEqual(expect.stringMatching(fault));
});
