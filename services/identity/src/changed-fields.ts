/** The given fields that differ; undefined ones are not given. */
export function changedFields<Changes extends object>(
  changes: Changes,
  before: object,
): Partial<Changes> {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && value !== values.get(field),
    ),
  ) as Partial<Changes>;
}
