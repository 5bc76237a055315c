import { protectedFieldsOf, type EventDefinition } from '@lectern/schemas/events/event.ts';

/** As every reader but its own stream sees it. */
export function withoutSecrets(
  { protectedFields }: EventDefinition,
  data: Record<string, unknown>,
): Record<string, unknown> {
  if (protectedFields.every(({ protection }) => protection === 'personal')) return data;
  const open = { ...data };
  for (const { name, protection } of protectedFields)
    if (protection === 'secret') open[name] = null;
  return open;
}

/** Without a person it could never be erased. */
export class PersonMissing extends Error {}

export function personOf(
  { type }: EventDefinition,
  data: Record<string, unknown>,
  personField: string,
): string {
  const personId = data[personField];
  if (typeof personId === 'string' && personId !== '') return personId;
  throw new PersonMissing(`${type} names no person in ${personField}`);
}

/** Undefined where nothing is protected. Read from the sealed data, also without the key. */
export function personsIn(
  definition: EventDefinition,
  schemaVersion: number,
  data: Record<string, unknown>,
  withSecrets: boolean,
): string[] | undefined {
  const protectedFields = protectedFieldsOf(definition, schemaVersion);
  if (protectedFields.length === 0) return undefined;
  const fields = protectedFields.filter(
    ({ name, protection }) =>
      typeof data[name] === 'string' && (withSecrets || protection === 'personal'),
  );
  return fields.length === 0
    ? undefined
    : [...new Set(fields.map(({ personField }) => personOf(definition, data, personField)))];
}
