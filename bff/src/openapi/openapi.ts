import { loadRoutes } from '../route/load-routes.ts';
import { OpenApiWriter, type Sources } from './operation.ts';

type Json = Record<string, unknown>;

const failure = {
  type: 'object',
  description: 'Every answer with a status of 400 or more.',
  properties: {
    message: { type: 'string', description: 'What went wrong, as a sentence for people.' },
    code: { type: 'string', description: 'What went wrong, as a word for programs: NOT_FOUND.' },
    errors: {
      type: 'object',
      description: 'Sentences by field of the body or query, with 422.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['message', 'code'],
};

/** Describes every route from its declaration; pages and the graph are not included. */
export async function openApiDocument(sources: Sources): Promise<Json> {
  const writer = new OpenApiWriter(sources);
  const paths: Record<string, Json> = {};
  for (const route of await loadRoutes()) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: writer.operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version: '1', description: introduction },
    paths,
    components: {
      schemas: { Failure: failure, ...writer.components.schemas() },
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

const introduction = `Ids are UUIDs unless a field says otherwise. Moments are ISO 8601 texts in UTC, \`_ms\` is milliseconds, \`_us\` microseconds since 1970. Answers have their content under \`data\`, and lists their place in the whole under \`meta\`. Calls read tolerantly: fields and parameters that they do not know are ignored, flags may be 1, 0 or texts, and numbers may be texts. \`x-rule\` names who may call an operation.`;
