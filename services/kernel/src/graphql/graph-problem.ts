import { GraphQLError } from 'graphql';
import { ZodError } from 'zod';
import { DomainError } from '../errors.ts';
import { faultOf } from '../engines/faults.ts';
import { fieldsOf, SOMETHING_WENT_WRONG } from './problem.ts';

const MOST_SAID = 500;

/**
 * An error of the executor as callers may see it: a DomainError with its code, fields and retryAfter in the extensions,
 * input that a schema refused as INVALID; everything else goes to `report` and hides its details: what was behind it is
 * its `cause`, which is not sent.
 */
export function toGraphProblem(
  error: GraphQLError,
  report: (error: unknown) => void,
): GraphQLError {
  const { originalError } = error;
  const known = originalError instanceof DomainError ? originalError : faultOf(originalError);
  if (known) {
    if (known !== originalError) report(originalError);
    const { code, fields, retryAfter } = known;
    return again(error, known.message, {
      code,
      ...(fields && { fields }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  if (originalError instanceof ZodError) {
    return again(error, 'The given data was invalid.', {
      code: 'INVALID',
      fields: fieldsOf(originalError),
    });
  }
  if (typeof error.extensions['code'] === 'string')
    return error.message.length > MOST_SAID
      ? again(error, shortened(error.message), error.extensions)
      : error;
  // The executor's own errors, also of scalars about variables: without a path nothing was executed.
  if (!originalError || error.path === undefined)
    return again(error, shortened(error.message), { code: 'INVALID' });
  report(originalError);
  return Object.assign(again(error, SOMETHING_WENT_WRONG, { code: 'INTERNAL' }), {
    cause: originalError,
  });
}

/** The executor quotes the whole value, however long it is. */
function shortened(message: string): string {
  return message.length > MOST_SAID ? `${message.slice(0, MOST_SAID)}…` : message;
}

function again(
  { nodes, source, positions, path }: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions,
  });
}
