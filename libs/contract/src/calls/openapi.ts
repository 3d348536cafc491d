import { z } from 'zod';
import type { Call, CallSchemas } from '../wire/call';
import { calls } from './calls';
import { envelopeOf, refusalEnvelope } from './envelope';
import { schemas } from './schemas';

type Json = { [key: string]: unknown };
type Shapes = Record<string, unknown>;

/** The API reference as an OpenAPI 3.1 document, made from the contract. */
export function openapi(info: { title: string; version: string } = { title: 'Souk API', version: '1.0.0' }): Json {
  const shapes: Shapes = {};
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call, schemas[name], shapes);
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: shapes,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const operation = (name: string, call: Call, parts: CallSchemas, shapes: Shapes): Json => ({
  operationId: name,
  tags: [call.tag],
  parameters: [...parameters('path', parts.params, shapes), ...parameters('query', parts.query, shapes)],
  ...requestBody(parts, shapes),
  ...(call.auth === 'none' ? {} : { security: call.auth === 'required' ? [{ bearer: [] }] : [{}, { bearer: [] }] }),
  responses: {
    200: content('application/json', shapeOf(envelopeOf(parts.data), 'output', shapes), 'The answer in its envelope'),
    default: content(
      'application/json',
      shapeOf(refusalEnvelope, 'output', shapes),
      'A refusal in the envelope: its name, its code, and a sentence in the language asked for',
    ),
  },
});

const requestBody = ({ body, form }: CallSchemas, shapes: Shapes): Json => {
  if (form) return { requestBody: content('multipart/form-data', shapeOf(form, 'input', shapes)) };
  if (body) return { requestBody: content('application/json', shapeOf(body, 'input', shapes)) };
  return {};
};

const content = (type: string, schema: Json, description?: string): Json => ({
  ...(description ? { description } : { required: true }),
  content: { [type]: { schema } },
});

const parameters = (where: 'path' | 'query', schema: z.ZodType | undefined, shapes: Shapes): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = shapeOf(schema, 'input', shapes) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    in: where,
    name,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }));
};

/** A schema as JSON Schema; named shapes move to the components of the document. */
const shapeOf = (schema: z.ZodType, io: 'input' | 'output', shapes: Shapes): Json => {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json };
  for (const [name, shape] of Object.entries($defs)) shapes[name] = toComponents(shape);
  return toComponents(own) as Json;
};

const toComponents = (shape: unknown): unknown =>
  JSON.parse(JSON.stringify(shape).replaceAll('#/$defs/', '#/components/schemas/'));
