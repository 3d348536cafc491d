import { misfitOf } from './shapes.mjs';

const deepest = 10;

/** A schema of OpenAPI as a plain shape (shapes.mjs): references are followed, what is not understood is anything. */
const shapeOf = (schema, components, depth = 0) => {
  if (!schema || typeof schema !== 'object' || depth > deepest) return {};
  const inner = (part) => shapeOf(part, components, depth + 1);
  if (schema.$ref) return inner(components[schema.$ref.split('/').at(-1)]);
  if ('const' in schema) return { const: schema.const };
  if (schema.enum) return { anyOf: schema.enum.map((value) => ({ const: value })) };
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return { anyOf: members.map(inner) };
  if (Array.isArray(schema.type)) return { anyOf: schema.type.map((type) => inner({ ...schema, type })) };
  if (schema.type === 'array') return { type: 'array', items: inner(schema.items) };
  if (schema.type !== 'object') return schema.type ? { type: schema.type } : {};
  const { properties = {}, required = [], additionalProperties: others } = schema;
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])),
    required,
    ...(others && typeof others === 'object' ? { additionalProperties: inner(others) } : {}),
  };
};

const schemaIn = (part) => Object.values(part?.content ?? {})[0]?.schema;

const queryOf = (parameters = []) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/**
 * Reads the calls of an OpenAPI document, so that a release is refused whose calls the live api does not answer.
 * @returns by operationId: method and path, what the call takes and what it answers
 */
export const callsIn = ({ paths, components = {} }) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, parameters, requestBody, responses }]) => {
        const shape = (schema) => shapeOf(schema, components.schemas ?? {});
        const body = schemaIn(requestBody);
        return [
          operationId,
          {
            at: `${method.toUpperCase()} ${path}`,
            query: shape(queryOf(parameters)),
            ...(body ? { body: shape(body) } : {}),
            answer: shape(schemaIn(responses?.[200])),
          },
        ];
      }),
    ),
  );

/**
 * Why a build cannot live with an api, both directions: what it sends is taken, what it reads is answered.
 * @param calls what the build was made with, `contracts.calls` of its release file
 * @param given the calls of the api, `callsIn` its document
 */
export const apiTroubles = (calls = {}, given) =>
  Object.entries(calls).flatMap(([name, wanted]) => {
    const call = given[name];
    if (!call) return [`calls ${name} (${wanted.at}), which the api does not have`];
    if (call.at !== wanted.at) return [`calls ${name} at ${wanted.at}; the api has it at ${call.at}`];
    return [
      misfitOf(wanted.query, call.query, `what ${name} is asked with: query`),
      call.body && misfitOf(wanted.body ?? {}, call.body, `what ${name} is sent: body`),
      misfitOf(call.answer, wanted.answer, `what ${name} answers: answer`),
    ].filter(Boolean);
  });
