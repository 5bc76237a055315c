import { z } from 'zod';
import { loadRoutes, type NamedRoute } from '../route/load-routes.ts';

type Json = Record<string, unknown>;

const failure = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
  required: ['message', 'code'],
};

const withFile = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  },
};

/** Describes every route from its declaration; pages and the graph are not included. */
export async function openApiDocument(): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const route of await loadRoutes()) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version: '1' },
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'What POST /login answers to a call with device_name.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'lectern',
          description:
            'Of browsers; changing calls send the CSRF token as X-CSRF-Token. __Host-lectern over https.',
        },
      },
    },
  };
}

function operation(route: NamedRoute): Json {
  const { schemas, access } = route;
  const isPublic = access === 'visit' || access.every((rule) => rule === 'public');
  const changes = route.method !== 'GET' && !isPublic;
  return {
    operationId: route.name,
    summary: route.name
      .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (letter) => letter.toUpperCase()),
    ...(route.description && { description: route.description }),
    ...(isPublic ? { security: [] } : { security: [{ bearer: [] }, { cookie: [] }] }),
    'x-rule': access === 'visit' ? 'visit' : [...new Set(access)].join(' and '),
    parameters: [
      ...parameters(schemas.params, 'path'),
      ...parameters(schemas.query, 'query'),
      ...(changes
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(schemas.body && {
      requestBody: {
        required: !schemas.body.safeParse({}).success,
        content: {
          [route.consumes]: { schema: jsonSchema(schemas.body, 'input') },
          ...(route.form && withFile),
        },
      },
    }),
    responses: {
      [route.status]: {
        description: route.status === 204 ? 'Done.' : 'The answer.',
        ...(schemas.answer
          ? { content: { [route.produces]: { schema: jsonSchema(schemas.answer, 'output') } } }
          : route.status !== 204 && { content: { [route.produces]: {} } }),
      },
      default: {
        description: 'A failure.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function parameters(schema: z.ZodType | null, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
