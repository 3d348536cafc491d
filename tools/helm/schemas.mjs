import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const quantity = 'io.k8s.apimachinery.pkg.api.resource.Quantity';
const meta = { $ref: '#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' };

/** Puts each definition where it is named: kubeconform names no fault behind a reference. One within itself takes anything. */
const resolved = (schema, definitions, within = []) => {
  if (Array.isArray(schema)) return schema.map((each) => resolved(each, definitions, within));
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref !== 'string')
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, resolved(value, definitions, within)]),
    );
  const name = schema.$ref.slice('#/definitions/'.length);
  return within.includes(name) ? {} : resolved(definitions[name], definitions, [...within, name]);
};

/** kubeconform takes the version for the group where an object has none. */
const fileOf = ({ group, version, kind }) => `${group || version}_${version}_${kind.toLowerCase()}.json`;

/**
 * Writes what an api server knows of some kinds of objects as files that kubeconform reads: Kubernetes' published description, and
 * definitions of further kinds.
 * @param folder for a file for each kind
 * @param sources.swaggerFile `api/openapi-spec/swagger.json` of Kubernetes' source
 * @param sources.definitionFiles custom resource definitions, YAML
 * @param objects whose kinds are wanted: of all of them it would be hundreds of megabytes
 * @returns kubeconform's `-schema-location` for them
 */
export const writeSchemas = (folder, { swaggerFile, definitionFiles }, objects) => {
  const { definitions } = JSON.parse(readFileSync(swaggerFile, 'utf8'));
  definitions[quantity] = { type: ['string', 'number'] };
  const wanted = new Set(objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
  const write = ({ group, version, kind }, schema) => {
    if (!wanted.has(`${group ? `${group}/` : ''}${version} ${kind}`)) return;
    const file = join(folder, fileOf({ group, version, kind }));
    writeFileSync(file, JSON.stringify(strict(resolved(schema, definitions))));
  };
  for (const definition of Object.values(definitions))
    for (const kind of definition['x-kubernetes-group-version-kind'] ?? []) write(kind, definition);
  for (const { spec } of definitionFiles.flatMap((file) => loadAll(readFileSync(file, 'utf8'))).filter(Boolean))
    for (const { name, schema } of spec.versions) {
      const { openAPIV3Schema: described } = schema;
      const properties = { ...described.properties, metadata: meta };
      write({ group: spec.group, version: name, kind: spec.names.kind }, { ...described, properties });
    }
  return `${folder}/{{.Group}}_{{.ResourceAPIVersion}}_{{.ResourceKind}}.json`;
};
