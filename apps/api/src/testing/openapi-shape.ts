/** A schema as Stripe's published description writes them: OpenAPI 3.0, of which only this much says what an answer is. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  nullable?: boolean;
  enum?: unknown[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
}

/** What a service publishes of its answers. */
export interface OpenApi {
  info: { version: string };
  components: { schemas: Record<string, Schema> };
}

const typeOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object' && value !== null;

const depth = (found: string[]) => Math.max(...found.map((one) => one.split(':')[0]?.length ?? 0));

/**
 * Everything in which a value is not what a published schema says, each with its path. Stricter than the standard: a field
 * that the schema does not name is told, too, for a stand-in must not invent one.
 */
export function shapeFaults(api: OpenApi, name: string, value: unknown): string[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

  const object = (schema: Schema, found: Record<string, unknown>, path: string): string[] => {
    const { properties, additionalProperties: others, required = [] } = schema;
    const missing = required.filter((key) => !(key in found)).map((key) => `${path}.${key}: missing`);
    const inner = Object.entries(found).flatMap(([key, field]) => {
      const known = properties?.[key] ?? (typeof others === 'object' ? others : undefined);
      if (known) return faults(known, field, `${path}.${key}`);
      return properties && others !== true ? [`${path}.${key}: not a field there`] : [];
    });
    return [...missing, ...inner];
  };

  const plain = ({ type, enum: choices, maxLength = Infinity }: Schema, found: unknown, path: string): string[] => {
    const kind = typeOf(found);
    if (type && kind !== type && !(type === 'number' && kind === 'integer')) return [`${path}: ${kind}, not ${type}`];
    if (choices && !choices.includes(found)) return [`${path}: ${String(found)} is none of ${choices.join(', ')}`];
    return typeof found === 'string' && found.length > maxLength ? [`${path}: longer than ${maxLength}`] : [];
  };

  const faults = (written: Schema, found: unknown, path: string): string[] => {
    const schema = resolve(written);
    if (found === null) return (written.nullable ?? schema.nullable) ? [] : [`${path}: null`];
    if (schema.anyOf) {
      const tries = schema.anyOf.map((one) => faults(one, found, path));
      // of several kinds the one that was meant is the one whose faults lie deepest
      return tries.find((one) => one.length === 0) ?? tries.sort((a, b) => depth(b) - depth(a))[0] ?? [];
    }
    const { items } = schema;
    const wrong = plain(schema, found, path);
    if (wrong.length > 0) return wrong;
    if (Array.isArray(found)) return items ? found.flatMap((one, at) => faults(items, one, `${path}[${at}]`)) : [];
    return isObject(found) ? object(schema, found, path) : [];
  };

  return faults({ $ref: name }, value, name);
}
