import {
  defaultFieldResolver,
  Kind,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import type { Rows, Rule } from '@lectern/schemas/access/rule.ts';
import { ruleNamed } from '@lectern/schemas/access/rules.ts';
import { DomainError, messageOf, SECOND_FACTOR_REQUIRED } from '../errors.ts';
import type { Resolvers } from '../service/service.ts';

/** The part of a call's context that rules need. */
export interface RuledContext {
  readonly claims: Claims;
  /** The same call, seeing only these rows; loaders are shared by those who see the same. */
  withRows(rows: Rows | undefined): RuledContext;
}

type Resolve = GraphQLFieldResolver<unknown, RuledContext>;
type ResolveReference = (
  reference: unknown,
  context: RuledContext,
  info: GraphQLResolveInfo,
) => unknown;
type Path = GraphQLResolveInfo['path'];

const roots = new Set(['Query', 'Mutation']);

/**
 * Wraps a service's resolvers so that `@allow` is obeyed. The rule of a field of Query or Mutation, of any
 * field that carries one, and of an entity's `__resolveReference` is checked (`who`) before anything runs; its rows go
 * into every read of that resolver and of those below it. Below, a field's own rule counts before its type's, and a
 * type's before that of the field above.
 *
 * @throws Error for a field of Query or Mutation, or an entity, without a rule; for an unknown rule; and for a resolver
 *   that is missing. An entity without a rule passes where each of its fields but the key carries one.
 */
export function enforceAllow(typeDefs: DocumentNode, resolvers: Resolvers): Resolvers {
  const wrapped: Resolvers = { ...resolvers };
  const objects = new Set(objectTypes(typeDefs).map((type) => type.name.value));
  for (const type of objectTypes(typeDefs)) {
    const given = resolvers[type.name.value] ?? {};
    const typeRule = ruleOf(type.directives, type.name.value);
    const fields: Record<string, unknown> = {};
    for (const field of type.fields ?? []) {
      const name = `${type.name.value}.${field.name.value}`;
      const rule = ruleOf(field.directives, name);
      const resolve = given[field.name.value] as Resolve | undefined;
      if (roots.has(type.name.value)) {
        if (!rule) throw new Error(`${name} says in no @allow who may use it`);
        if (!resolve) throw new Error(`${name} has no resolver`);
      }
      const isLeaf = !objects.has(namedType(field.type));
      if (rule) fields[field.name.value] = guarded(rule, resolve ?? defaultFieldResolver, isLeaf);
      else if (resolve) fields[field.name.value] = seeing(typeRule, resolve, isLeaf);
    }
    const reference = referenceResolver(
      type,
      typeRule,
      given['__resolveReference'] as ResolveReference | undefined,
    );
    wrapped[type.name.value] = {
      ...given,
      ...fields,
      ...(reference && { __resolveReference: reference }),
    };
  }
  return wrapped;
}

/** @param isLeaf the field has no fields below that need its context */
function guarded(rule: Rule, resolve: Resolve, isLeaf: boolean): Resolve {
  return (parent, args, context, info) => {
    assertAllowed(rule, context.claims);
    return resolve(
      parent,
      args,
      isLeaf ? ruledContext(rule, context) : remember(rule, context, info.path),
      info,
    );
  };
}

function seeing(rule: Rule | undefined, resolve: Resolve, isLeaf: boolean): Resolve {
  if (rule && isLeaf)
    return (parent, args, context, info) =>
      resolve(parent, args, ruledContext(rule, context), info);
  return (parent, args, context, info) => {
    return resolve(
      parent,
      args,
      rule ? remember(rule, context, info.path) : above(context, info.path),
      info,
    );
  };
}

function referenceResolver(
  type: ObjectTypeDefinitionNode,
  rule: Rule | undefined,
  resolve: ResolveReference | undefined,
) {
  const keys = (type.directives ?? []).filter(({ name }) => name.value === 'key');
  if (keys.every(isUnresolvable)) return undefined;
  if (!rule) {
    const keyFields = new Set(keys.flatMap((key) => argument(key, 'fields')?.split(/\s+/) ?? []));
    const bare = (type.fields ?? []).find(
      (field) => !keyFields.has(field.name.value) && !hasRule(field),
    );
    if (bare)
      throw new Error(
        `${type.name.value} says in no @allow who may see it, nor does ${type.name.value}.${bare.name.value}`,
      );
    return resolve ?? ((reference: unknown) => reference);
  }
  if (!resolve) throw new Error(`${type.name.value} has no __resolveReference`);
  return (reference: unknown, context: RuledContext, info: GraphQLResolveInfo) => {
    assertAllowed(rule, context.claims);
    return resolve(reference, ruledContext(rule, context), info);
  };
}

function assertAllowed(rule: Rule, claims: Claims): void {
  if (rule.who(claims)) return;
  if (claims.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  if (claims.kind === 'limited')
    throw new DomainError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_REQUIRED);
  throw new DomainError('FORBIDDEN', 'You may not do this.');
}

// One context a call and rule, so that loaders batch across the fields of a document.
const contexts = new WeakMap<RuledContext, Map<Rule, RuledContext>>();

function ruledContext(rule: Rule, context: RuledContext): RuledContext {
  let byRule = contexts.get(context);
  if (!byRule) contexts.set(context, (byRule = new Map()));
  let ruled = byRule.get(rule);
  if (!ruled) byRule.set(rule, (ruled = context.withRows(rule.rows?.(context.claims))));
  return ruled;
}

// The executor makes one path object for each field and links those below to it: it identifies the field's context.
const byPath = new WeakMap<Path, RuledContext>();

function remember(rule: Rule, context: RuledContext, path: Path): RuledContext {
  const ruled = ruledContext(rule, context);
  byPath.set(path, ruled);
  return ruled;
}

function above(context: RuledContext, path: Path): RuledContext {
  for (let at = path.prev; at; at = at.prev) {
    const ruled = byPath.get(at);
    if (ruled) return ruled;
  }
  return context;
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function objectTypes(typeDefs: DocumentNode): ObjectTypeDefinitionNode[] {
  return typeDefs.definitions.filter(
    (definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
}

function ruleOf(
  directives: readonly ConstDirectiveNode[] | undefined,
  place: string,
): Rule | undefined {
  const allow = directives?.find(({ name }) => name.value === 'allow');
  const rule = allow && argument(allow, 'rule');
  if (rule === undefined) return undefined;
  try {
    return ruleNamed(rule);
  } catch (error) {
    throw new Error(`${place}: ${messageOf(error)}`, { cause: error });
  }
}

function hasRule(field: FieldDefinitionNode): boolean {
  return field.directives?.some(({ name }) => name.value === 'allow') ?? false;
}

function isUnresolvable(key: ConstDirectiveNode): boolean {
  return (
    key.arguments?.some(
      ({ name, value }) =>
        name.value === 'resolvable' && value.kind === Kind.BOOLEAN && !value.value,
    ) ?? false
  );
}

function argument(directive: ConstDirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((each) => each.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
