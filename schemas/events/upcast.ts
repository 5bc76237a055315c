import type { EventDefinition } from './event.ts';

/**
 * The data of an event of any version as today's version has it.
 * @param opened without sealed fields
 * @throws Error for a version without a step to the next; z.ZodError when the result does not fit
 */
export function upcast(
  definition: EventDefinition,
  schemaVersion: number,
  opened: Record<string, unknown>,
): Record<string, unknown> {
  if (schemaVersion === definition.version) return opened;
  if (schemaVersion > definition.version)
    throw new Error(`${definition.type} ${schemaVersion} is newer than this release`);
  let data = opened;
  for (let version = schemaVersion; version < definition.version; version++) {
    const step = definition.upcasts[version];
    if (!step) throw new Error(`${definition.type} ${version} has no step to ${version + 1}`);
    data = step(data);
  }
  return definition.schema.parse(data) as Record<string, unknown>;
}
