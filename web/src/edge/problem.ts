export type Fields = Readonly<Record<string, readonly string[]>>;

/** What went wrong, as the edge says it: a code of the kernel, a sentence, and messages by field. */
export class Problem extends Error {
  readonly code: string;
  readonly fields: Fields;
  readonly retryAfter: number | null;
  /** What else the answer says, by its names. */
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
    this.name = 'Problem';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** What Apollo throws for the errors in an answer, told by its name: the pages before one is in bring no Apollo. */
type GraphqlErrors = Error & {
  errors: readonly { message: string; extensions?: Record<string, unknown> }[];
};
const isFromGraphql = (error: unknown): error is GraphqlErrors =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors';

export const unreachable = () =>
  new Problem('UNREACHABLE', 'The server cannot be reached. Check the connection and try again.');

/** Any error that a call can end with, as a problem that a page can show. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const first = isFromGraphql(error) ? error.errors[0] : undefined;
  if (first === undefined)
    return new Problem(
      'INTERNAL',
      error instanceof Error ? error.message : 'Something went wrong.',
    );
  const { code, fields } = (first.extensions ?? {}) as { code?: string; fields?: Fields };
  return new Problem(code ?? 'INTERNAL', first.message, fields === undefined ? {} : { fields });
}

/** The first message of each field, for the places under the inputs. */
export function fieldMessages(
  problem: Problem | null,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([field, [message]]) => [field, message]),
  );
}

/** What a Boundary shows and nobody need look into; anything else it catches is a mistake of ours. */
export const isServerMessage = (error: unknown) => error instanceof Problem || isFromGraphql(error);

/** The team asks for a second factor, and there is none yet. */
export const needsSetUp = (error: unknown) => problemOf(error).code === 'SECOND_FACTOR_REQUIRED';

export const isSignedOut = (error: unknown) => problemOf(error).code === 'UNAUTHENTICATED';
