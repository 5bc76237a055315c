import { z } from 'zod';

// What these two say themselves is in the format; their docstrings would become those of every field made of them.
// Ids are UUIDv7 texts: sortable by age.
export const id = z.uuid();
// Moments are ISO 8601 texts in UTC with milliseconds, so that states are plain JSON and compare as texts.
export const at = z.iso.datetime({ precision: 3 });

type Protection = 'personal' | 'secret';
const protections = z.registry<{ protection: Protection; personField: string }>();

/**
 * Marks a field as personal data of the person named by the sibling field `personField`.
 * It is sealed with that person's key before it reaches store or log, and reads null once the key is erased.
 */
export function personal<Schema extends z.ZodType>(
  schema: Schema,
  personField: string,
): z.ZodNullable<Schema> {
  const nullable = z.nullable(schema);
  protections.add(nullable, { protection: 'personal', personField });
  return nullable;
}

/** Marks a field that no feed may show (a password hash): sealed like personal data, opened only for its own stream. */
export function secret<Schema extends z.ZodType>(
  schema: Schema,
  personField: string,
): z.ZodNullable<Schema> {
  const nullable = z.nullable(schema);
  protections.add(nullable, { protection: 'secret', personField });
  return nullable;
}

export interface ProtectedField {
  name: string;
  protection: Protection;
  personField: string;
}

type Upcast = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * The stored files that a stream holds once an event has happened, by slot: a file's id, or null to let go of it. Slots
 * that are missing stay as they were; 'none' lets go of all of them. A file that nothing holds is deleted after a day.
 */
export type HeldFiles = Readonly<Record<string, string | null | undefined>> | 'none';

/** The declaration of an event. */
export interface EventDefinition<
  Type extends string = string,
  Schema extends z.ZodType = z.ZodType,
> {
  readonly type: Type;
  /** The version that is written today. */
  readonly version: number;
  readonly schema: Schema;
  /** From the version that is the key to the next one. */
  readonly upcasts: Record<number, Upcast>;
  readonly protectedFields: readonly ProtectedField[];
  /** Protected fields of older versions, where they differ. */
  readonly formerlyProtected: Readonly<Record<number, readonly ProtectedField[]>>;
  /** Only of events of a team's streams. */
  files?(data: z.output<Schema>): HeldFiles;
  /** Ids of the persons it is about, where none of its fields is protected. */
  persons?(data: z.output<Schema>): readonly string[];
}

/** A definition that also makes its event. @throws z.ZodError when the data does not fit. */
export type EventMaker<Type extends string, Shape extends z.ZodRawShape> = EventDefinition<
  Type,
  z.ZodObject<Shape, z.core.$strict>
> &
  ((data: z.input<z.ZodObject<Shape, z.core.$strict>>) => {
    type: Type;
    data: z.output<z.ZodObject<Shape, z.core.$strict>>;
  });

/** The event `{ type, data }` of a definition; a union for a union of definitions. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema>
    ? {
        type: Type;
        data: z.output<Schema> extends Record<string, unknown>
          ? z.output<Schema>
          : Record<string, unknown>;
      }
    : never;

/**
 * Declares a published event once: its schema, its type and the function that makes it.
 * Changing a shape means a new version, an upcast from the old one, and a new sample beside the old; where other fields
 * were protected before, `formerlyProtected` says which. `files` keeps uploads from being swept: see `HeldFiles`.
 * `persons` lets an erasure find the streams of events that name a person but have no protected field of theirs.
 * @throws z.ZodError when the made event does not fit; Error for a protection that would be overlooked.
 */
export function event<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  {
    version = 1,
    upcasts = {},
    formerlyProtected = {},
    files,
    persons,
  }: {
    version?: number;
    upcasts?: Record<number, Upcast>;
    formerlyProtected?: Record<number, ProtectedField[]>;
    files?: (data: z.output<z.ZodObject<Shape, z.core.$strict>>) => HeldFiles;
    persons?: (data: z.output<z.ZodObject<Shape, z.core.$strict>>) => readonly string[];
  } = {},
): EventMaker<Type, Shape> {
  const schema = z.strictObject(shape);
  const protectedFields = Object.entries(shape).flatMap(([name, field]) => {
    const mark = markOf(field as z.ZodType, `${type}.${name}`);
    if (mark && !Object.hasOwn(shape, mark.personField))
      throw new Error(
        `${type}.${name} belongs to ${mark.personField}, which ${type} does not have`,
      );
    return mark ? [{ name, ...mark }] : [];
  });
  if (persons && protectedFields.length > 0)
    throw new Error(`${type} names its persons in its protected fields`);
  const make = (data: z.input<z.ZodObject<Shape>>) => ({ type, data: schema.parse(data) });
  return Object.assign(make, {
    type,
    version,
    schema,
    upcasts,
    protectedFields,
    formerlyProtected,
    ...(files && { files }),
    ...(persons && { persons }),
  });
}

/** The fields that are sealed in an event that was written as this version. */
export function protectedFieldsOf(
  definition: EventDefinition,
  version: number,
): readonly ProtectedField[] {
  return definition.formerlyProtected[version] ?? definition.protectedFields;
}

/**
 * The mark of a field, also below `optional` and the like. @throws Error where it stands deeper: nothing would be
 * sealed
 */
function markOf(
  field: z.ZodType,
  place: string,
): { protection: Protection; personField: string } | undefined {
  const mark = protections.get(field);
  if (mark) return mark;
  const { innerType, ...parts } = field._zod.def as unknown as { innerType?: z.ZodType } & Record<
    string,
    unknown
  >;
  if (innerType) return markOf(innerType, place);
  const inner = Object.values(parts).flatMap((part) =>
    typeof part === 'object' && part !== null ? [part, ...Object.values(part)] : [],
  );
  for (const part of inner.filter((each) => each instanceof z.ZodType)) {
    if (markOf(part, place))
      throw new Error(
        `${place} hides a protected field: such a field stands at the top of its event`,
      );
  }
  return undefined;
}

export function isEventDefinition(value: unknown): value is EventDefinition {
  return typeof value === 'function' && 'protectedFields' in value && 'upcasts' in value;
}
