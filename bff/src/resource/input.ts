import type { DocumentNode, TypeNode } from 'graphql';
import { Kind } from 'graphql/language/kinds.js'; // Imported alone: every start would load all of graphql.
import { z } from 'zod';
import { enumValues, fieldTypes } from '../graph/graph-types.ts';
import { camel, snakeText } from './casing.ts';
import { graphPlaces } from './graph-places.ts';
import { scalar } from './scalar.ts';
import { parseType, type TypeReference } from './type-reference.ts';

interface Body {
  schema: z.ZodObject;
  variablesOf(body: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * The body for an operation's variables that are not in the path, read tolerantly: unknown fields are
 * dropped, flags and numbers may be texts, enum values may have any case. A variable `$input` stands for the fields of
 * its type.
 */
export function bodyOf(operation: DocumentNode, inPath: readonly string[]): Body {
  const variables = variableTypes(operation).filter(([name]) => !inPath.includes(name));
  const input = variables.find(([name]) => name === 'input')?.[1];
  if (input && variables.length > 1)
    throw new Error('Variables beside $input are not read from the body');
  const fields = input ? Object.entries(fieldTypes[parseType(input).name] ?? {}) : variables;
  const schema = z.object(
    Object.fromEntries(
      fields.map(([name, type]) => {
        const of = inputOf(parseType(type));
        const place = input ? `${parseType(input).name}.${name}` : argumentFor(operation, name);
        if (place !== null) graphPlaces.add(of, { place });
        return [snakeText(name), of];
      }),
    ),
  );
  return {
    schema,
    variablesOf(body) {
      const given = camel(
        Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
      );
      return input ? { input: given } : given;
    },
  };
}

/** `Mutation.createLabel.name`: the argument that a variable is given to as it is; null for none. */
function argumentFor(operation: DocumentNode, variable: string): string | null {
  for (const definition of operation.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== Kind.FIELD) continue;
      for (const { name, value } of field.arguments ?? [])
        if (value.kind === Kind.VARIABLE && value.name.value === variable)
          return `Mutation.${field.name.value}.${name.value}`;
    }
  }
  return null;
}

function variableTypes(operation: DocumentNode): [name: string, type: string][] {
  const definition = operation.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  return (definition.variableDefinitions ?? []).map((each) => [
    each.variable.name.value,
    typeText(each.type),
  ]);
}

function typeText(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return `${typeText(type.type)}!`;
  return type.kind === Kind.LIST_TYPE ? `[${typeText(type.type)}]` : type.name.value;
}

function inputOf(reference: TypeReference): z.ZodType {
  const value = valueOf(reference.name);
  if (reference.isList) {
    const list = z.preprocess((given) => given ?? [], z.array(value).max(1_000));
    return reference.isRequired ? list : list.optional();
  }
  return reference.isRequired ? value : value.nullish();
}

function valueOf(type: string): z.ZodType {
  const values = enumValues[type];
  if (values) {
    const upper = (given: unknown) =>
      typeof given === 'string' ? given.toUpperCase().replaceAll(/[ -]/g, '_') : given;
    return z.preprocess(upper, z.enum(values));
  }
  return scalar(type);
}
