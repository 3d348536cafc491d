import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { loadAll } from 'js-yaml';

const isObject = (value) => typeof value === 'object' && value !== null;

/** Kubernetes' own forms that JSON schema has no word for. */
const kindsOf = ({ type, format, nullable, ...schema }) => {
  const isEither = format === 'int-or-string' || schema['x-kubernetes-int-or-string'];
  const kinds = isEither ? ['integer', 'string'] : [type].flat().filter(Boolean);
  return kinds.length ? [...kinds, ...(nullable ? ['null'] : [])] : undefined;
};

/** A schema that refuses a field that it does not name, as an api server does when it is asked to be strict. */
const strict = (schema) => {
  if (Array.isArray(schema)) return schema.map(strict);
  if (!isObject(schema)) return schema;
  const { properties, format: _format, nullable: _nullable, ...rest } = schema;
  const kinds = kindsOf(schema);
  const isClosed = properties && !rest.additionalProperties && !rest['x-kubernetes-preserve-unknown-fields'];
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, key === 'enum' ? value : strict(value)])),
    ...(kinds ? { type: kinds } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, strict(field)])) }
      : {}),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
};

const nameOf = (group, version, kind) => `${group ? `${group}/` : ''}${version} ${kind}`;

/** @returns `apps/v1 Deployment` → name of its definition */
const kindsIn = (definitions) =>
  new Map(
    Object.entries(definitions).flatMap(([name, definition]) =>
      (definition['x-kubernetes-group-version-kind'] ?? []).map(({ group, version, kind }) => [
        nameOf(group, version, kind),
        name,
      ]),
    ),
  );

const quantity = 'io.k8s.apimachinery.pkg.api.resource.Quantity';

/**
 * Reads what an api server knows of its objects: Kubernetes' published description, and definitions of further kinds.
 * @param swaggerFile `api/openapi-spec/swagger.json` of Kubernetes' source
 * @param definitionFiles custom resource definitions, YAML
 * @returns a function: object → its faults, each in one line; empty for an object that is as described
 */
export const openSchemas = (swaggerFile, definitionFiles) => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, logger: false });
  const { definitions } = JSON.parse(readFileSync(swaggerFile, 'utf8'));
  const own = { ...definitions, [quantity]: { type: ['string', 'number'] } };
  const closed = Object.fromEntries(Object.entries(own).map(([name, definition]) => [name, strict(definition)]));
  ajv.addSchema({ $id: 'kubernetes', definitions: closed });
  const schemas = new Map(
    [...kindsIn(definitions)].map(([kind, name]) => [kind, { $ref: `kubernetes#/definitions/${name}` }]),
  );
  const meta = { $ref: 'kubernetes#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' };
  for (const { spec } of definitionFiles.flatMap((file) => loadAll(readFileSync(file, 'utf8'))).filter(Boolean))
    for (const { name, schema } of spec.versions) {
      const described = strict(schema.openAPIV3Schema);
      described.properties.metadata = meta;
      schemas.set(nameOf(spec.group, name, spec.names.kind), described);
    }
  const checks = new Map();
  return (object) => {
    const kind = `${object.apiVersion} ${object.kind}`;
    const schema = schemas.get(kind);
    if (!schema) return [`${kind} is not known`];
    const check = checks.get(kind) ?? ajv.compile(schema);
    checks.set(kind, check);
    if (check(object)) return [];
    return check.errors.map(({ instancePath, message, params }) =>
      `${kind} ${instancePath} ${message} ${params.additionalProperty ?? ''}`.trim(),
    );
  };
};
