import { GraphQLError } from 'graphql';
import { ZodError } from 'zod';
import { DomainError } from '../errors.ts';
import '../text/sentences.ts';

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again or contact customer support.';

const MOST_SAID = 500;
const MOST_FIELDS = 50;

/**
 * An error of the executor as callers may see it: a DomainError with its code, fields and retryAfter in the extensions,
 * input that a schema refused as INVALID; all else is told to `report` and says nothing of itself.
 */
export function toGraphProblem(error: GraphQLError, report: (error: unknown) => void): GraphQLError {
  const { originalError } = error;
  if (originalError instanceof DomainError) {
    const { code, fields, retryAfter } = originalError;
    return again(error, originalError.message, { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) });
  }
  if (originalError instanceof ZodError) {
    return again(error, 'The given data was invalid.', { code: 'INVALID', fields: fieldsOf(originalError) });
  }
  if (typeof error.extensions['code'] === 'string') return error.message.length > MOST_SAID ? again(error, shortened(error.message), error.extensions) : error;
  // The executor's own, and what scalars say of variables: nothing has been executed where there is no path.
  if (!originalError || error.path === undefined) return again(error, shortened(error.message), { code: 'INVALID' });
  report(originalError);
  return again(error, SOMETHING_WENT_WRONG, { code: 'INTERNAL' });
}

/** Messages by field, of the first fifty that are wrong; a field inside another is named with dots. */
export function fieldsOf({ issues }: Pick<ZodError, 'issues'>): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    // A field that is not known is named by itself, not by what holds it.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.length === 0 ? 'body' : path.join('.');
      if (fields.size === MOST_FIELDS && !fields.has(name)) continue;
      fields.set(name, [...(fields.get(name) ?? []), issue.message]);
    }
  }
  return Object.fromEntries(fields);
}

/** What the executor says of a value has all of it, however much that is. */
function shortened(message: string): string {
  return message.length > MOST_SAID ? `${message.slice(0, MOST_SAID)}…` : message;
}

function again({ nodes, source, positions, path }: GraphQLError, message: string, extensions: Record<string, unknown>): GraphQLError {
  return new GraphQLError(message, { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null, extensions });
}
