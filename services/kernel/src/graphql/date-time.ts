import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

function parseMoment(value: unknown): string {
  const parsed = moment.safeParse(value);
  if (!parsed.success)
    throw new GraphQLError('A DateTime is an ISO 8601 text with its offset from UTC.', {
      extensions: { code: 'INVALID' },
    });
  return new Date(parsed.data).toISOString();
}

/** ISO 8601 with any offset; passed on in UTC with milliseconds, as everywhere inside. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : parseMoment(value)),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : null),
});
