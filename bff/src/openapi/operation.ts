import { z } from 'zod';
import { graphPlaces, resourceNames } from '../resource/graph-places.ts';
import type { NamedRoute } from '../route/load-routes.ts';
import { codeSample } from './code-sample.ts';
import { Components } from './components.ts';
import { examples } from './examples.ts';
import { withDescriptionsOutside, type JsonSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

const withFile = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', format: 'binary', description: 'The bytes of the file.' },
      },
    },
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any text: a call that is repeated with the same one within a day is done once and answered alike.',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

/** What is said elsewhere and repeated here. */
export interface Sources {
  /** What the docstrings of routes say, by the name that their file exports. */
  operations: ReadonlyMap<string, string>;
  /** What the SDL says of a type, a field (`SharedLink.alias`) or an argument (`Query.user.id`). */
  graph(place: string): string | null;
}

/** Describes operations, and collects what their schemas have in common. */
export class OpenApiWriter {
  readonly components = new Components();
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  operation(route: NamedRoute): Json {
    const { schemas, access } = route;
    const isPublic = access === 'visit' || access.every((rule) => rule === 'public');
    const changes = route.method !== 'GET' && !isPublic;
    const description = this.#sources.operations.get(route.name);
    const example = examples.find(({ operation }) => operation === route.name);
    return {
      operationId: route.name,
      summary: route.name
        .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        .replace(/^./, (letter) => letter.toUpperCase()),
      ...(description && { description }),
      ...(isPublic ? { security: [] } : { security: [{ bearer: [] }, { cookie: [] }] }),
      'x-rule': access === 'visit' ? 'visit' : [...new Set(access)].join(' and '),
      parameters: [
        ...this.#parameters(route, 'path'),
        ...this.#parameters(route, 'query'),
        ...(changes ? [idempotencyKey] : []),
      ],
      ...(schemas.body && {
        requestBody: {
          required: !schemas.body.safeParse({}).success,
          content: {
            [route.consumes]: {
              schema: this.#jsonSchema(schemas.body, 'input'),
              ...(example?.body && { example: example.body }),
            },
            ...(route.form && withFile),
          },
        },
      }),
      ...(schemas.line && {
        requestBody: {
          required: true,
          content: { [route.consumes]: { schema: this.#jsonSchema(schemas.line, 'input') } },
        },
      }),
      ...(example && {
        'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: codeSample(route, example) }],
      }),
      responses: {
        [route.status]: {
          description: route.status === 204 ? 'Done.' : 'The answer.',
          ...(schemas.answer
            ? {
                content: {
                  [route.produces]: {
                    schema: inEnvelope(this.#jsonSchema(schemas.answer, 'output')),
                  },
                },
              }
            : route.status !== 204 && { content: { [route.produces]: {} } }),
        },
        default: {
          description: 'A failure.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    };
  }

  #parameters({ schemas, path }: NamedRoute, place: 'path' | 'query'): Json[] {
    const schema = place === 'path' ? schemas.params : schemas.query;
    if (!schema) return [];
    const { properties = {}, required = [] } = this.#jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, property]) => {
      const { description, ...of } = typeof property === 'boolean' ? {} : property;
      return {
        name,
        in: place,
        description: description ?? (place === 'path' ? idInPath(path, name) : undefined),
        required: place === 'path' || required.includes(name),
        schema: of,
      };
    });
  }

  #jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const place = graphPlaces.get(zodSchema)?.place;
        const description = place === undefined ? null : this.#sources.graph(place);
        if (description !== null) jsonSchema.description ??= description;
        const resource = resourceNames.get(zodSchema);
        if (resource)
          this.components.mark(jsonSchema, resource.name, this.#sources.graph(resource.type));
      },
    });
    return this.components.takenOut(withDescriptionsOutside(rest));
  }
}

/** `/api/shared-links/:id` → The id of the shared link. */
function idInPath(path: string, name: string): string {
  const before =
    path
      .slice(0, path.indexOf(`/:${name}`))
      .split('/')
      .at(-1) ?? '';
  const thing = before.replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, '');
  return `The id of the ${thing}.`;
}

/** Says of an answer what `data` and `meta` are, wherever it does not say so itself. */
function inEnvelope({ properties = {}, ...answer }: JsonSchema): JsonSchema {
  const said = (name: string, description: string) =>
    typeof properties[name] === 'object' && {
      [name]: { description, ...properties[name] },
    };
  return {
    ...answer,
    ...(Object.keys(properties).length > 0 && {
      properties: {
        ...properties,
        ...said('data', 'What was asked for.'),
        ...said('meta', 'What holds for the answer as a whole.'),
      },
    }),
  };
}
