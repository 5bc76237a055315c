import type { z } from 'zod';
import { DomainError } from '../errors.ts';

/** The free text of a mutation, trimmed and checked. @throws DomainError INVALID with the messages of each field */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues)
    (fields[path.map(String).join('.')] ??= []).push(message);
  throw new DomainError('INVALID', parsed.error.issues[0]?.message ?? 'This is not valid.', fields);
}
