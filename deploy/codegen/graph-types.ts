import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql';

/** The types of fields, inputs and enums of the graph, so that the edge derives REST from them without reading the SDL. */
export function generateGraphTypes(api: string): string {
  const types = Object.values(buildSchema(api, { assumeValid: true }).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation',
  );
  const objects = types.filter(
    (type): type is GraphQLObjectType | GraphQLInputObjectType =>
      isObjectType(type) || isInputObjectType(type),
  );
  const enums = types.filter((type): type is GraphQLEnumType => isEnumType(type));
  const fieldsOf = (type: (typeof objects)[number]) =>
    Object.values(type.getFields())
      .map((field) => `${field.name}: '${String(field.type)}'`)
      .join(', ');
  return `/** Types of fields by object or input type, as SDL spells them. */
export const fieldTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${objects.map((type) => `  ${type.name}: { ${fieldsOf(type)} },`).join('\n')}
};

/** Values by enum. */
export const enumValues: Readonly<Record<string, readonly string[]>> = {
${enums
  .map(
    (type) =>
      `  ${type.name}: [${type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(', ')}],`,
  )
  .join('\n')}
};
`;
}
