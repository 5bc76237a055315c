import type { IncomingMessage } from 'node:http';
import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import type { z } from 'zod';
import { readJson } from './body.ts';
import { EdgeError } from './edge-error.ts';

/**
 * The JSON body of a streamed route, as its schema has it.
 * @param options.isOptional where no body says as much as an empty one
 * @throws EdgeError INVALID by field, and as `readJson` does
 */
export async function readInput<Body extends z.ZodType>(req: IncomingMessage, body: Body, { isOptional = false }: { isOptional?: boolean } = {}): Promise<z.output<Body>> {
  const given = await readJson(req);
  const parsed = body.safeParse(isOptional ? (given ?? {}) : given);
  if (!parsed.success) throw new EdgeError('INVALID', 'The given data was invalid.', { fields: fieldsOf(parsed.error) });
  return parsed.data;
}
