import { newId } from '@lectern/kernel/ids.ts';
import { permissionKeys, type PermissionKey } from '@lectern/schemas/access/permissions.ts';
import { isRuleName, type RuleName } from '@lectern/schemas/access/rules.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** A field of the graph with its rule, or an entity with the rule of its type. */
export interface Ruled {
  /** `Mutation.expireSharedLink`, or `SharedLink` for a reference. */
  name: string;
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown> | null;
  /** Null for an entity whose fields have rules of their own. */
  rule: RuleName | null;
}

/** The fields of Query and Mutation, the other fields that carry a rule, and the entities that can be referred to. */
export function ruledBy(schema: GraphQLSchema): {
  roots: Ruled[];
  fields: Ruled[];
  entities: Ruled[];
} {
  const found = { roots: [] as Ruled[], fields: [] as Ruled[], entities: [] as Ruled[] };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    const isRoot = type.name === 'Query' || type.name === 'Mutation';
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue;
      const rule = ruleAt(field.astNode?.directives);
      if (isRoot || rule)
        (isRoot ? found.roots : found.fields).push({
          name: `${type.name}.${field.name}`,
          type,
          field,
          rule,
        });
    }
    if (hasResolvableKey(type))
      found.entities.push({
        name: type.name,
        type,
        field: null,
        rule: ruleAt(type.astNode?.directives),
      });
  }
  return found;
}

type Directives = NonNullable<GraphQLObjectType['astNode']>['directives'];

function ruleAt(directives: Directives): RuleName | null {
  const value = directives?.find(({ name }) => name.value === 'allow')?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING && isRuleName(value.value) ? value.value : null;
}

function hasResolvableKey({ astNode }: GraphQLObjectType): boolean {
  const keys = astNode?.directives?.filter(({ name }) => name.value === 'key') ?? [];
  return keys.some(
    (key) =>
      !key.arguments?.some(
        ({ name, value }) =>
          name.value === 'resolvable' && value.kind === Kind.BOOLEAN && !value.value,
      ),
  );
}

export interface Question {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** A call of a field of Query or Mutation with everything it needs, in which each id is the one given. */
export function callOf({ type, field }: Ruled): (id?: string) => Question {
  const args = field!.args.filter(isRequiredArgument);
  const document = parseCall(type, field!, args);
  return (id = newId()) => ({
    document,
    variables: Object.fromEntries(args.map(({ name, type: of }) => [name, sample(of, id)])),
  });
}

function parseCall(
  { name: operation }: GraphQLObjectType,
  { name, type }: GraphQLField<unknown, unknown>,
  args: readonly GraphQLArgument[],
): DocumentNode {
  const declared = args.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const given = args.map((each) => `${each.name}: $${each.name}`).join(', ');
  return parse(
    `${operation.toLowerCase()}${declared && `(${declared})`} { ${name}${given && `(${given})`}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`,
    { noLocation: true },
  );
}

/** Calls of a root field, each with this text in another place that takes a text. */
export function textsOf(
  { type, field }: Ruled,
  text: string,
): { place: string; call: (id?: string) => Question }[] {
  return field!.args.flatMap((arg) =>
    textsIn(arg.type).map((path) => {
      const args = field!.args.filter((each) => each === arg || isRequiredArgument(each));
      const document = parseCall(type, field!, args);
      const given = (each: typeof arg, id: string) =>
        each === arg ? withText(each.type, id, path, text) : sample(each.type, id);
      return {
        place: [`${type.name}.${field!.name}`, arg.name, ...path].join('.'),
        call: (id = newId()) => ({
          document,
          variables: Object.fromEntries(args.map((each) => [each.name, given(each, id)])),
        }),
      };
    }),
  );
}

/** The ways to each text in an input, by the names of its fields; lists have one. */
function textsIn(type: GraphQLInputType, depth = 0): string[][] {
  const named = getNamedType(type);
  if (named.name === 'String' || named.name === 'UploadReceipt') return [[]];
  if (!isInputObjectType(named) || depth > 4) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    textsIn(field.type, depth + 1).map((path) => [field.name, ...path]),
  );
}

function withText(
  type: GraphQLInputType,
  id: string,
  path: readonly string[],
  text: string,
): unknown {
  if (isNonNullType(type)) return withText(type.ofType, id, path, text);
  if (isListType(type)) return [withText(type.ofType, id, path, text)];
  const [name, ...rest] = path;
  if (name === undefined || !isInputObjectType(type)) return text;
  return {
    ...(sample(type, id) as object),
    [name]: withText(type.getFields()[name]!.type, id, rest, text),
  };
}

/** A reference to an entity with these fields of it, or all that need no arguments. */
export function referenceTo({ type }: Ruled, fields = leavesOf(type)): (id: string) => Question {
  const text = `query($references: [_Any!]!) { _entities(representations: $references) { ... on ${type.name} { __typename ${fields.join(' ')} } } }`;
  const keys = type.astNode?.directives
    ?.find(({ name }) => name.value === 'key')
    ?.arguments?.find(({ name }) => name.value === 'fields')?.value;
  const key = keys?.kind === Kind.STRING ? keys.value.split(/\s+/) : [];
  const document = parse(text, { noLocation: true });
  return (id) => ({
    document,
    variables: {
      references: [{ __typename: type.name, ...Object.fromEntries(key.map((name) => [name, id])) }],
    },
  });
}

function leavesOf(type: GraphQLObjectType): string[] {
  const isExternal = (field: GraphQLField<unknown, unknown>) =>
    field.astNode?.directives?.some(({ name }) => name.value === 'external');
  return Object.values(type.getFields())
    .filter(
      (field) =>
        isLeafType(getNamedType(field.type)) &&
        !field.args.some(isRequiredArgument) &&
        !isExternal(field),
    )
    .map(({ name }) => name);
}

const scalars: Record<string, unknown> = {
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: false,
  UploadReceipt: 'x',
};

/** A value of this type; for an input its required fields and every id. */
function sample(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, id);
  if (isListType(type)) return [sample(type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || getNamedType(field.type).name === 'ID',
    );
    return Object.fromEntries(fields.map((field) => [field.name, sample(field.type, id)]));
  }
  if (type.name === 'ID') return id;
  if (type.name === 'DateTime') return new Date().toISOString();
  if (!Object.hasOwn(scalars, type.name))
    throw new Error(`Say in graph-fields.ts what a ${type.name} may be`);
  return scalars[type.name];
}

export type Callers =
  | 'everybody'
  | 'whoever is signed in'
  | 'whoever is themselves'
  | 'whoever is somebody else'
  | 'admins'
  | 'operators'
  | 'nobody'
  | PermissionKey;

/** The callers that each rule allows; a rule with the name of a permission needs it. */
const others: Record<string, Callers> = {
  public: 'everybody',
  signed_in: 'whoever is signed in',
  signing_in: 'whoever is signed in',
  themselves: 'whoever is themselves',
  signing_in_themselves: 'whoever is themselves',
  impersonating: 'whoever is somebody else',
  sees_presentations: 'whoever is signed in',
  own_or_admin: 'whoever is signed in',
  own_links_or_can_edit_events: 'whoever is signed in',
  own: 'whoever is signed in',
  own_or_can_edit_presentations: 'whoever is signed in',
  can_export_events: 'can_export_data',
  files_presentations: 'can_edit_folders',
  can_verify_emails: 'admins',
  edge: 'nobody',
  admin: 'admins',
  operator: 'operators',
};

export function allowedCallers(rule: RuleName): Callers {
  const whom = permissionKeys.find((key) => key === rule) ?? others[rule];
  if (!whom) throw new Error(`Say in graph-fields.ts whom ${rule} lets through`);
  return whom;
}
