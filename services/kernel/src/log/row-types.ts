import { typeIn } from '../store/sqlite/log-statements.ts';

type Types = ReadonlySet<string> | null | undefined;

/** The body of a row as a column, null where the row says that nothing of these types is in it (ADR 26); takes `namesOfTypes` as parameters. */
export function bodyOfTypes(types: Types): string {
  return types
    ? `CASE WHEN types IS NULL${[...types].map(() => ' OR instr(types, ?) > 0').join('')} THEN body END AS body`
    : 'body';
}

/** Types as a row names them. */
export function namesOfTypes(types: Types): string[] {
  return [...(types ?? [])].map((type) => `|${type}|`);
}

/** Whether an event is of these types; one whose type cannot be read is for every reader. */
export function isOneOf(types: Types, body: string): boolean {
  if (!types) return true;
  const type = typeIn(body);
  return type === null || types.has(type);
}
