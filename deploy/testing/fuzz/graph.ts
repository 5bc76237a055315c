import fc from 'fast-check';
import {
  buildSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { valuesOf, type Known } from './json-schema.ts';

const DEEPEST_INPUT = 4;
const DEEPEST_ANSWER = 1;
const MOST_FIELDS = 12;

/** One field of Query or Mutation, with a document that asks for it. */
export interface GraphField {
  /** `Mutation.expireSharedLink` */
  name: string;
  isMutation: boolean;
  query: string;
  variables(known: Known): fc.Arbitrary<Record<string, unknown>>;
}

const schema = buildSchema(composedSdl('api'));

/** Every field that clients can ask for, mutations last. */
export const graphFields: readonly GraphField[] = [
  schema.getQueryType(),
  schema.getMutationType(),
].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => {
    const isMutation = type === schema.getMutationType();
    const given = field.args.map(({ name, type: of }) => `$${name}: ${String(of)}`);
    const passed = field.args.map(({ name }) => `${name}: $${name}`);
    const inParentheses = (parts: readonly string[]) =>
      parts.length === 0 ? '' : `(${parts.join(', ')})`;
    return {
      name: `${type?.name}.${field.name}`,
      isMutation,
      query: `${isMutation ? 'mutation' : 'query'} Fuzzed${inParentheses(given)} { ${field.name}${inParentheses(passed)} ${selectionOf(field.type)} }`,
      variables: (known) => variablesOf(field, known),
    };
  }),
);

/** Fields that need no arguments, some levels deep. */
function selectionOf(of: GraphQLOutputType, depth = 0): string {
  const type = innermost(of);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((field) => depth < DEEPEST_ANSWER || isLeafType(innermost(field.type)))
    .slice(0, depth === 0 ? Infinity : MOST_FIELDS / (depth + 1));
  const selected = fields.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`);
  return `{ __typename ${selected.join(' ')} }`;
}

function innermost(type: GraphQLOutputType): GraphQLOutputType {
  const nullable = getNullableType(type);
  return isListType(nullable) ? innermost(nullable.ofType) : nullable;
}

function variablesOf(
  { args }: GraphQLField<unknown, unknown>,
  known: Known,
): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(args.map(({ name, type }) => [name, inputsOf(type, known)])),
    {
      requiredKeys: args.filter(isRequiredArgument).map(({ name }) => name),
      noNullPrototype: true,
    },
  );
}

function inputsOf(of: GraphQLInputType, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (!isNonNullType(of))
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 4, arbitrary: presentInputsOf(of, known, depth) },
    );
  return presentInputsOf(of.ofType, known, depth);
}

function presentInputsOf(
  type: GraphQLInputType,
  known: Known,
  depth: number,
): fc.Arbitrary<unknown> {
  if (isListType(type))
    return fc.array(inputsOf(type.ofType, known, depth + 1), {
      maxLength: depth > DEEPEST_INPUT ? 0 : 3,
    });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(
      Object.fromEntries(
        fields
          .filter(({ name }) => depth <= DEEPEST_INPUT || required.includes(name))
          .map((field) => [field.name, inputsOf(field.type, known, depth + 1)]),
      ),
      { requiredKeys: type.isOneOf ? [] : required, noNullPrototype: true },
    );
  }
  switch ('name' in type ? type.name : '') {
    case 'Int':
      return valuesOf({ type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 }, known);
    case 'Float':
      return valuesOf({ type: 'number' }, known);
    case 'Boolean':
      return fc.boolean();
    case 'ID':
      return valuesOf({ type: 'string', format: 'uuid' }, known);
    case 'DateTime':
      return valuesOf({ type: 'string', format: 'date-time' }, known);
    default:
      return valuesOf({ type: 'string' }, known);
  }
}
