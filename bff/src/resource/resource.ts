import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql/language/kinds.js'; // Alone: all of it would be loaded by every start.
import { z } from 'zod';
import { enumValues, fieldTypes } from '../graph/graph-types.ts';
import { snakeText, type SnakeText } from './casing.ts';
import { parseType, type TypeReference } from './type-reference.ts';

/** Only `{ id }` is read of an object: REST names it `owner_id`. */
type IsReference<Value> = [Exclude<keyof NonNullable<Value>, '__typename'>] extends ['id']
  ? 'id' extends keyof NonNullable<Value>
    ? true
    : false
  : false;

type Plain<Value> = NonNullable<Value> extends string | number | boolean ? true : false;

type NameOf<Name extends string, Value, Names> = Name extends keyof Names
  ? Names[Name] extends string
    ? Names[Name]
    : never
  : Plain<Value> extends true
    ? SnakeText<Name>
    : NonNullable<Value> extends readonly unknown[]
      ? SnakeText<Name>
      : IsReference<Value> extends true
        ? `${SnakeText<Name>}_id`
        : SnakeText<Name>;

type Word<Value, Words> = Value extends keyof Words
  ? Words[Value]
  : Value extends string
    ? string extends Value
      ? string
      : Capitalize<Lowercase<Value>>
    : Value;

type Presented<Value, Words, AllWords> = Value extends readonly (infer Item)[]
  ? Presented<Item, Words, AllWords>[]
  : Value extends string | number | boolean | null
    ? Word<Value, Words>
    : IsReference<Value> extends true
      ? Value extends { id: infer Id }
        ? Id
        : never
      : PresentedFields<Value, Record<never, never>, AllWords>;

/** A fragment as REST answers it: names in snake_case, enum values as words, references as ids. */
export type PresentedFields<Fragment, Names, Words> = {
  [
    Name in Exclude<keyof Fragment, '__typename'> & string as NameOf<Name, Fragment[Name], Names>
  ]: Presented<
    Fragment[Name],
    Name extends keyof Words ? Words[Name] : Record<never, never>,
    Words
  >;
};

type Simplify<Type> = { [Key in keyof Type]: Type[Key] };

interface Options<Fragment, Names, Words, Added> {
  /** REST names that are not the field's own in snake_case; null for a field that REST does not answer. */
  names?: Names & { [Name in keyof Fragment]?: string | null };
  /** What REST calls the values of enums, by field, nested ones included; by default capitalized (`ACTIVE`: `Active`). */
  words?: Words;
  /** Fields that REST answers besides, or otherwise than the fragment has them. */
  added?: { schema: z.ZodObject; of(fragment: Fragment): Added };
}

export interface Resource<Fragment, Output> {
  /** What REST answers, for OpenAPI and for checking answers outside production. */
  schema: z.ZodType<Output>;
  /** Its fields by name, to put them into another answer. */
  shape: Record<keyof Output & string, z.ZodType>;
  present(fragment: Fragment): Output;
}

/**
 * Derives a REST resource from a fragment: the schema of its answer and how it is presented (DESIGN §6). Adding a field
 * to the fragment adds it to REST.
 */
export function resource<
  Fragment extends object,
  const Names extends Readonly<Record<string, string | null>> = Record<never, never>,
  const Words extends Readonly<Record<string, Readonly<Record<string, string>>>> = Record<
    never,
    never
  >,
  Added extends object = Record<never, never>,
>(
  document: TypedDocumentNode<Fragment, never> | TypedDocumentNode<Fragment, unknown>,
  options: Options<Fragment, Names, Words, Added> = {},
): Resource<
  Fragment,
  Simplify<Omit<PresentedFields<Fragment, Names, Words>, keyof Added> & Added>
> {
  const { names = {}, words = {}, added } = options;
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION)
    throw new Error('A resource is made of a fragment');
  const fields = fieldsOf(definition.selectionSet, definition.typeCondition.name.value, document, {
    names,
    words,
  });
  const shape = {
    ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...added?.schema.shape,
  };
  const present = (fragment: Fragment) => {
    const output = presentFields(fields, fragment as Values);
    return added ? Object.assign(output, added.of(fragment)) : output;
  };
  return { schema: z.strictObject(shape), shape, present } as never;
}

type Values = Readonly<Record<string, unknown>>;

interface Field {
  /** In the fragment. */
  from: string;
  /** In REST. */
  name: string;
  schema: z.ZodType;
  /** Null for what is answered as it is. */
  present: ((value: unknown) => unknown) | null;
}

interface Choices {
  names: Readonly<Record<string, string | null>>;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function presentFields(fields: readonly Field[], fragment: Values): Record<string, unknown> {
  const output: Record<string, unknown> = {};
  for (const { from, name, present } of fields) {
    const value = fragment[from] ?? null;
    output[name] = present === null || value === null ? value : present(value);
  }
  return output;
}

function fieldsOf(
  selection: SelectionSetNode,
  type: string,
  document: DocumentNode,
  choices: Choices,
): Field[] {
  return selectedFields(selection, document).flatMap((node) => {
    const from = node.alias?.value ?? node.name.value;
    if (choices.names[from] === null) return [];
    const written = fieldTypes[type]?.[node.name.value];
    if (written === undefined) throw new Error(`${type}.${node.name.value} is not in the graph`);
    const reference = parseType(written);
    const isReference =
      node.selectionSet !== undefined &&
      isIdAlone(node.selectionSet, document) &&
      !reference.isList;
    return {
      from,
      name: choices.names[from] ?? `${snakeText(from)}${isReference ? '_id' : ''}`,
      ...fieldOf(node, reference, document, choices.words),
    };
  });
}

/** The fields of a selection, those of its fragments included. */
function selectedFields({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return selections.flatMap((each) => {
    if (each.kind === Kind.FIELD) return [each];
    if (each.kind === Kind.INLINE_FRAGMENT) return selectedFields(each.selectionSet, document);
    const spread = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === each.name.value,
    );
    if (spread?.kind !== Kind.FRAGMENT_DEFINITION)
      throw new Error(`No fragment ${each.name.value}`);
    return selectedFields(spread.selectionSet, document);
  });
}

function isIdAlone(selection: SelectionSetNode, document: DocumentNode): boolean {
  const fields = selectedFields(selection, document);
  return fields.length === 1 && fields[0]?.name.value === 'id';
}

function fieldOf(
  node: FieldNode,
  reference: TypeReference,
  document: DocumentNode,
  words: Choices['words'],
): Pick<Field, 'schema' | 'present'> {
  const { schema, present } = valueOf(node, reference.name, document, words);
  if (!reference.isList) return { schema: nullable(schema, reference.isRequired), present };
  const list = z.array(nullable(schema, reference.isItemRequired));
  return {
    schema: nullable(list, reference.isRequired),
    present:
      present &&
      ((items) => (items as unknown[]).map((item) => (item === null ? null : present(item)))),
  };
}

function valueOf(
  { selectionSet, name, alias }: FieldNode,
  type: string,
  document: DocumentNode,
  words: Choices['words'],
): Pick<Field, 'schema' | 'present'> {
  if (selectionSet) {
    if (isIdAlone(selectionSet, document))
      return { schema: z.string(), present: (value) => (value as Values)['id'] };
    const fields = fieldsOf(selectionSet, type, document, { names: {}, words });
    const shape = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
    return {
      schema: z.strictObject(shape),
      present: (value) => presentFields(fields, value as Values),
    };
  }
  const values = enumValues[type];
  if (values) {
    const byValue = Object.fromEntries(
      values.map((value) => [
        value,
        words[alias?.value ?? name.value]?.[value] ?? capitalized(value),
      ]),
    );
    return { schema: z.enum(Object.values(byValue)), present: (value) => byValue[value as string] };
  }
  return { schema: scalar(type), present: null };
}

function scalar(type: string): z.ZodType {
  switch (type) {
    case 'Boolean':
      return z.boolean();
    case 'Int':
      return z.number().int();
    case 'Float':
      return z.number();
    default:
      return z.string();
  }
}

function nullable(schema: z.ZodType, isRequired: boolean): z.ZodType {
  return isRequired ? schema : schema.nullable();
}

function capitalized(value: string): string {
  return value.charAt(0) + value.slice(1).toLowerCase();
}
