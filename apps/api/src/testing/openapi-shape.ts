import Ajv from 'ajv';

/** What a service publishes of its answers, in OpenAPI 3.0. */
export interface OpenApi {
  info: { version: string };
  components: { schemas: Record<string, object> };
}

/**
 * OpenAPI 3.0 as JSON Schema says it: what is nullable may also be null. And stricter than published: an object has the
 * fields that are named and no others, for a stand-in must not invent one.
 */
const strictly = (written: unknown): unknown => {
  if (Array.isArray(written)) return written.map(strictly);
  if (typeof written !== 'object' || written === null) return written;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, strictly(value)]),
  );
  const isOpen = schema.type !== 'object' || !schema.properties || schema.additionalProperties !== undefined;
  const exact = isOpen ? schema : { ...schema, additionalProperties: false };
  return nullable === true ? { anyOf: [exact, { type: 'null' }] } : exact;
};

/**
 * Holds values against the schemas of a published description.
 * @returns `(name of a schema, value) =>` everything in which the value is not what is published, each with its path
 */
export function shapesOf({ components }: OpenApi): (name: string, value: unknown) => string[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, verbose: true });
  ajv.addSchema({ $id: 'api', components: strictly(components) });
  return (name, value) => {
    const fits = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    if (fits(value)) return [];
    return (fits.errors ?? []).map(({ instancePath, message, params, data }) =>
      `${name}${instancePath} ${message} ${JSON.stringify(params)}: ${JSON.stringify(data)}`.slice(0, 300),
    );
  };
}
