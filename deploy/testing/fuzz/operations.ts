import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Schema } from './json-schema.ts';

interface Described {
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** One operation of openapi.json. */
export interface Operation {
  /** `GET /api/user` */
  name: string;
  method: string;
  path: string;
  isPublic: boolean;
  parameters: NonNullable<Described['parameters']>;
  /** Null where it takes none. */
  body: Schema | null;
  /** Whether it takes that as a form. */
  isForm: boolean;
  /** What an answer of a documented status has to be, where it is JSON. */
  answers: ReadonlyMap<number, z.ZodType | null>;
}

const {
  paths,
  components,
}: {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
} = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@lectern/schemas/rest/openapi.json'),
    'utf8',
  ),
);

export const schemas = components.schemas;

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    isPublic: described.security?.length === 0,
    parameters: described.parameters ?? [],
    body: bodyOf(described),
    isForm: described.requestBody?.content['multipart/form-data'] !== undefined,
    answers: new Map(
      Object.entries(described.responses)
        .filter(([status]) => status !== 'default')
        .map(([status, { content }]) => [
          Number(status),
          checkedBy(content?.['application/json']?.schema),
        ]),
    ),
  })),
);

/** The methods that a path takes, by path. */
export const methodsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(paths).map(([path, methods]) => [
    path,
    new Set(Object.keys(methods).map((method) => method.toUpperCase())),
  ]),
);

function bodyOf({ requestBody }: Described): Schema | null {
  const { content = {} } = requestBody ?? {};
  return (content['application/json'] ?? content['multipart/form-data'])?.schema ?? null;
}

function checkedBy(schema: Schema | undefined): z.ZodType | null {
  if (!schema) return null;
  const text = JSON.stringify({ ...schema, $defs: schemas });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}
