import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

type Checked = { document: DocumentNode; errors?: undefined } | { errors: readonly GraphQLError[] };

const CAPACITY = 2_000;

/** Parses and validates each document once; the oldest are forgotten when there are too many. */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #checked = new Map<string | DocumentNode, Checked>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  get(document: string | DocumentNode): Checked {
    const known = this.#checked.get(document);
    if (known) return known;
    const checked = check(this.#schema, document);
    this.#checked.set(document, checked);
    if (this.#checked.size > CAPACITY) this.#checked.delete(this.#checked.keys().next().value!);
    return checked;
  }
}

function check(schema: GraphQLSchema, given: string | DocumentNode): Checked {
  try {
    const document = typeof given === 'string' ? parse(given, { noLocation: true }) : given;
    const errors = validate(schema, document);
    return errors.length === 0 ? { document } : { errors: errors.map(invalid) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [invalid(error)] };
    throw error;
  }
}

function invalid({ message }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID' } });
}
