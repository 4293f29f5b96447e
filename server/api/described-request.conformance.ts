/** Requests made by somebody who knows nothing but the description. */

import fc from 'fast-check';

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { 'application/json': { schema: Schema } } };
}

interface Parameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** As much of JSON Schema as requests are described with. */
interface Schema {
  readonly type?: 'object' | 'string' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface DescribedRequest {
  readonly method: string;
  readonly address: string;
  /** Nothing where none is described. */
  readonly body: unknown;
}

/** Any request for an operation that keeps to its description. */
export function requestFor(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
): fc.Arbitrary<DescribedRequest> {
  const body = requestBody?.content['application/json'].schema;
  return fc
    .record({
      inPath: parametersIn('path', parameters),
      query: parametersIn('query', parameters),
      body: body === undefined ? fc.constant(undefined) : valueFor(body),
    })
    .map(({ inPath, query, body }) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(inPath[name] ?? ''),
      );
      return {
        method: method.toUpperCase(),
        address: `${address}?${new URLSearchParams(query)}`,
        body,
      };
    });
}

function parametersIn(
  place: Parameter['in'],
  parameters: readonly Parameter[],
): fc.Arbitrary<Record<string, string>> {
  const here = parameters.filter((parameter) => parameter.in === place);
  return recordOf(
    Object.fromEntries(here.map(({ name, schema }) => [name, valueFor(schema).map(String)])),
    here.filter(({ required }) => required).map(({ name }) => name),
  );
}

function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(valueFor));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return recordOf(
        Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field)])),
        schema.required ?? [],
      );
    }
    case 'string':
      return textFor(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? MOST });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

/** Where the description names no bounds. */
const MOST = 1000;

/** What is not required is there or not. */
function recordOf<Value>(
  fields: Record<string, fc.Arbitrary<Value>>,
  requiredKeys: readonly string[],
): fc.Arbitrary<Record<string, Value>> {
  return fc.record(fields, { requiredKeys: [...requiredKeys] });
}

function textFor({ pattern, maxLength }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ maxLength: maxLength ?? MOST, unit: 'grapheme' });
  return fc
    .stringMatching(new RegExp(pattern, 'u'))
    .filter((text) => text.length <= (maxLength ?? Number.POSITIVE_INFINITY));
}
