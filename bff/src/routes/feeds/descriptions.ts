import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { handledRoute, type Path } from '../../route/route.ts';

const require = createRequire(import.meta.url);

/** As it lies in `schemas/rest`, where `npm run codegen` makes it of the routes and of the events. */
const description = (path: Path, name: string) =>
  handledRoute(path, {
    access: ['public'],
    isConstant: true,
    answer: z.record(z.string(), z.unknown()),
    handle: async () =>
      JSON.parse(
        await readFile(require.resolve(`@lectern/schemas/rest/${name}`), 'utf8'),
      ) as Record<string, unknown>,
  });

/** What can be called, as OpenAPI 3.1: for clients, and for tools that make them. */
export const readOpenApi = description('GET /api/openapi.json', 'openapi.json');
/** What the event stream tells, as AsyncAPI 3. */
export const readAsyncApi = description('GET /api/asyncapi.json', 'asyncapi.json');
