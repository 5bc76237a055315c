import {
  buildASTSchema,
  concatAST,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  print,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import type { RuledContext } from './allow.ts';

type Resolve = GraphQLFieldResolver<unknown, RuledContext>;
type ResolveReference = (
  reference: unknown,
  context: RuledContext,
  info: GraphQLResolveInfo,
) => unknown;
/** By field; `__resolveReference` gives the entity that a key names. */
export type TypeResolvers = Record<string, Resolve | ResolveReference>;

/**
 * A service's part of the graph, executable: what its SDL declares, and the two fields of Query that federation needs. The
 * same as `@apollo/subgraph` makes (the spec compares them), without its validation, which takes a tenth of every start
 * and runs when the graph is composed.
 */
export function federatedSchema(
  typeDefs: DocumentNode,
  resolvers: Record<string, TypeResolvers>,
  scalars: readonly GraphQLScalarType[],
): GraphQLSchema {
  const schema = buildASTSchema(concatAST([typeDefs, machinery(entitiesOf(typeDefs))]), {
    assumeValid: true,
    assumeValidSDL: true,
  });
  for (const { name, serialize, parseValue, parseLiteral } of scalars) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  resolve(schema, 'Query', {
    _service: () => ({ sdl: print(typeDefs) }),
    _entities: entities(resolvers),
  });
  for (const [name, given] of Object.entries(resolvers)) resolve(schema, name, given);
  return schema;
}

function resolve(schema: GraphQLSchema, name: string, resolvers: TypeResolvers): void {
  const type = schema.getType(name);
  if (!isObjectType(type)) return;
  const fields = type.getFields();
  for (const [field, resolver] of Object.entries(resolvers))
    if (fields[field]) fields[field].resolve = resolver as Resolve;
}

function entitiesOf({ definitions }: DocumentNode): string[] {
  const isKeyed = ({
    directives,
  }: {
    directives?: readonly { name: { value: string } }[] | undefined;
  }) => directives?.some(({ name }) => name.value === 'key');
  return definitions
    .flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION && isKeyed(type) ? [type.name.value] : [],
    )
    .sort();
}

function machinery(entityNames: readonly string[]): DocumentNode {
  const byKey = `scalar _Any union _Entity = ${entityNames.join(' | ')} extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`;
  return parse(
    `type _Service { sdl: String } extend type Query { _service: _Service! } ${entityNames.length > 0 ? byKey : ''}`,
    { noLocation: true },
  );
}

/** In the order of the representations, each with a non-enumerable `__typename`. */
function entities(resolvers: Record<string, TypeResolvers>): Resolve {
  return (
    _parent,
    { representations }: { representations: { __typename: string }[] },
    context,
    info,
  ) =>
    representations.map(async (reference) => {
      const find = resolvers[reference.__typename]?.['__resolveReference'] as
        | ResolveReference
        | undefined;
      const entity = await (find ? find(reference, context, info) : reference);
      return typeof entity === 'object' && entity !== null
        ? (Object.defineProperty(entity, '__typename', { value: reference.__typename }) as unknown)
        : entity;
    });
}
