import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql/language/kinds.js'; // Imported alone: every start would load all of graphql.
import { z } from 'zod';
import { enumValues, fieldTypes } from '../graph/graph-types.ts';
import { capitalized, snakeText } from './casing.ts';
import { placed, resourceNames } from './graph-places.ts';
import type { Flattened, PresentedFields, Simplify } from './presented.ts';
import { scalar } from './scalar.ts';
import { parseType, type TypeReference } from './type-reference.ts';

interface Options<Fragment, Names, Words, Flat, Added> {
  /** A nested object whose fields are the resource's own in REST. */
  flat?: Flat;
  /**
   * REST names, by field, nested ones included, that are not its own in snake_case; null for a field that REST does
   * not answer.
   */
  names?: Names & { [Name in keyof Fragment]?: string | null };
  /** REST names of enum values, likewise; by default capitalized (`ACTIVE`: `Active`). */
  words?: Words;
  /** Schemas narrower than the graph's types, by REST name. */
  narrowed?: Readonly<Record<string, z.ZodType>>;
  /** Further fields, or other values than the fragment has. */
  added?: { schema: z.ZodObject; of(fragment: NoInfer<Fragment>): Added };
}

type Schema<Output> = z.ZodObject<
  { [Name in keyof Output]: z.ZodType<Output[Name], Output[Name]> },
  z.core.$strict
>;

export interface Resource<Fragment, Output extends object> {
  /** For OpenAPI, and for checking answers outside production. */
  schema: Schema<Output>;
  present(fragment: Fragment): Output;
}

export type Presented<Of> = Of extends { present(fragment: never): infer Output } ? Output : never;

/**
 * Derives a REST resource from a fragment: the schema of its answer and how it is presented. Adding a field
 * to the fragment adds it to REST.
 */
export function resource<
  Fragment extends object,
  const Names extends Readonly<Record<string, string | null>> = Record<never, never>,
  const Words extends Readonly<Record<string, Readonly<Record<string, string>>>> = Record<
    never,
    never
  >,
  const Flat extends keyof Fragment & string = never,
  Added extends object = Record<never, never>,
>(
  document: TypedDocumentNode<Fragment, never> | TypedDocumentNode<Fragment, unknown>,
  options: Options<Fragment, Names, Words, Flat, Added> = {},
): Resource<
  Fragment,
  Simplify<Omit<PresentedFields<Flattened<Fragment, Flat>, Names, Words>, keyof Added> & Added>
> {
  const { names = {}, words = {}, flat, narrowed = {}, added } = options;
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION)
    throw new Error('A resource is made of a fragment');
  const fields = fieldsOf(definition.selectionSet, definition.typeCondition.name.value, document, {
    names,
    words,
    flat,
  });
  const shape = {
    ...Object.fromEntries(
      fields.map(({ name, schema, place }) => [name, placed(narrowed[name] ?? schema, place)]),
    ),
    ...added?.schema.shape,
  };
  const present = (fragment: Fragment & Values) => {
    const output = presentFields(fields, fragment);
    return added ? Object.assign(output, added.of(fragment)) : output;
  };
  const schema = z.strictObject(shape);
  resourceNames.add(schema, {
    name: definition.name.value.replace(/Fields$/, ''),
    type: definition.typeCondition.name.value,
  });
  return { schema, present } as never;
}

type Values = Readonly<Record<string, unknown>>;

interface Field {
  /** In the fragment. */
  from: string;
  /** The flat object that has it. */
  within: string | null;
  /** In REST. */
  name: string;
  /** In the graph. */
  place: string;
  schema: z.ZodType;
  /** Missing if the value needs no change. */
  present?(value: unknown): unknown;
}

interface Choices {
  names: Readonly<Record<string, string | null>>;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  flat?: string | undefined;
}

function presentFields(fields: readonly Field[], fragment: Values): Record<string, unknown> {
  const output: Record<string, unknown> = {};
  for (const { from, within, name, present } of fields) {
    const object = within === null ? fragment : (fragment[within] as Values);
    const value = object[from] ?? null;
    output[name] = present && value !== null ? present(value) : value;
  }
  return output;
}

function fieldsOf(
  selection: SelectionSetNode,
  type: string,
  document: DocumentNode,
  choices: Choices,
): Field[] {
  return selectedFields(selection, document).flatMap((node): Field[] => {
    const from = node.alias?.value ?? node.name.value;
    if (choices.names[from] === null) return [];
    const written = fieldTypes[type]?.[node.name.value];
    if (written === undefined) throw new Error(`${type}.${node.name.value} is not in the graph`);
    const reference = parseType(written);
    if (from === choices.flat && node.selectionSet)
      return fieldsOf(node.selectionSet, reference.name, document, {
        ...choices,
        flat: undefined,
      }).map((field) => ({ ...field, within: from }));
    const isReference =
      node.selectionSet !== undefined &&
      isIdAlone(node.selectionSet, document) &&
      !reference.isList;
    return [
      {
        from,
        within: null,
        place: `${type}.${node.name.value}`,
        name: choices.names[from] ?? `${snakeText(from)}${isReference ? '_id' : ''}`,
        ...fieldOf(node, reference, document, choices),
      },
    ];
  });
}

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
  choices: Choices,
): Pick<Field, 'schema' | 'present'> {
  const { schema, present } = valueOf(node, reference.name, document, choices);
  if (!reference.isList)
    return { schema: nullable(schema, reference.isRequired), ...(present && { present }) };
  const list = z.array(nullable(schema, reference.isItemRequired));
  return {
    schema: nullable(list, reference.isRequired),
    ...(present && {
      present: (items: unknown[]) => items.map((item) => (item === null ? null : present(item))),
    }),
  };
}

function valueOf(
  { selectionSet, name, alias }: FieldNode,
  type: string,
  document: DocumentNode,
  choices: Choices,
): Pick<Field, 'schema' | 'present'> {
  if (selectionSet) {
    if (isIdAlone(selectionSet, document))
      return { schema: z.string(), present: (value: Values) => value['id'] };
    const fields = fieldsOf(selectionSet, type, document, choices);
    const shape = Object.fromEntries(
      fields.map(({ name, schema, place }) => [name, placed(schema, place)]),
    );
    return {
      schema: z.strictObject(shape),
      present: (value: Values) => presentFields(fields, value),
    };
  }
  const values = enumValues[type];
  if (values) {
    const byValue = Object.fromEntries(
      values.map((value) => [
        value,
        choices.words[alias?.value ?? name.value]?.[value] ?? capitalized(value),
      ]),
    );
    return { schema: z.enum(Object.values(byValue)), present: (value: string) => byValue[value] };
  }
  return { schema: scalar(type) };
}

function nullable(schema: z.ZodType, isRequired: boolean): z.ZodType {
  return isRequired ? schema : schema.nullable();
}
