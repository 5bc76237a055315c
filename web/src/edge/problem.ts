import { texts } from './texts.ts';

export type Fields = Readonly<Record<string, readonly string[]>>;

/** An error of the edge: a code, a sentence, and messages by field. */
export class Problem extends Error {
  readonly code: string;
  readonly fields: Fields;
  readonly retryAfter: number | null;
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    {
      fields = {},
      retryAfter = null,
      details = {},
    }: {
      fields?: Fields;
      retryAfter?: number | null;
      details?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.name = texts.problem;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** Recognizes Apollo's GraphQL errors by name: the entrance pages do not load Apollo. */
type GraphqlErrors = Error & {
  errors: readonly { message: string; extensions?: { code?: string; fields?: Fields } }[];
};
const isFromGraphql = (error: unknown): error is GraphqlErrors =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors';

export const unreachable = () => new Problem('UNREACHABLE', texts.unreachable);

/** Converts any error of a call to a Problem. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const first = isFromGraphql(error) ? error.errors[0] : undefined;
  if (first === undefined)
    return new Problem(
      'INTERNAL',
      error instanceof Error ? error.message : texts.somethingWentWrong,
    );
  const { code, fields } = first.extensions ?? {};
  return new Problem(code ?? 'INTERNAL', first.message, fields === undefined ? {} : { fields });
}

/** The first message of each field. */
export function fieldMessages(
  problem: Problem | null,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([field, [message]]) => [field, message]),
  );
}

/** Errors a Boundary shows as they are; anything else is a bug. */
export const isServerMessage = (error: unknown) => error instanceof Problem || isFromGraphql(error);

/** The team requires a second factor and the user has none. */
export const needsSetUp = (error: unknown) => problemOf(error).code === 'SECOND_FACTOR_REQUIRED';

export const isSignedOut = (error: unknown) => problemOf(error).code === 'UNAUTHENTICATED';
