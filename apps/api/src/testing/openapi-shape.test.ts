import { type OpenApi, shapeFaults } from './openapi-shape';

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

test.each([[good], [{ ...good, card: 'card_1' }], [{ ...good, card: { last4: '4242' } }]])('%j fits', (value) => {
  expect(shapeFaults(api, 'intent', value)).toEqual([]);
});

test.each([
  [{ status: 'open' }, 'intent.id: missing'],
  [{ ...good, status: 'gone' }, 'intent.status: gone is none of open, paid'],
  [{ ...good, extra: 1 }, 'intent.extra: not a field there'],
  [{ ...good, id: null }, 'intent.id: null'],
  [{ ...good, id: 3 }, 'intent.id: integer, not string'],
  [{ ...good, card: { last4: '42424' } }, 'intent.card.last4: longer than 4'],
  [{ ...good, metadata: { any: 1 } }, 'intent.metadata.any: integer, not string'],
  [{ ...good, types: [true] }, 'intent.types[0]: boolean, not string'],
])('%j does not: %s', (value, fault) => {
  expect(shapeFaults(api, 'intent', value)).toEqual([fault]);
});
