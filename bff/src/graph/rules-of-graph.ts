import { ruleNamed, type RuleName } from '@lectern/kernel/access/rules.ts';
import { sdlOf } from '@lectern/kernel/graphql/sdl.ts';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

const roots = { [OperationTypeNode.QUERY]: 'Query', [OperationTypeNode.MUTATION]: 'Mutation', [OperationTypeNode.SUBSCRIPTION]: 'Subscription' };

/** The rule of each field of Query and Mutation, as the subgraphs declare it. */
const rulesByField: ReadonlyMap<string, RuleName> = readRules();

function readRules(): Map<string, RuleName> {
  const rules = new Map<string, RuleName>();
  for (const name of ['identity', 'content', 'sharing', 'analytics', 'billing']) {
    for (const type of sdlOf(name).definitions) {
      if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !['Query', 'Mutation'].includes(type.name.value)) continue;
      for (const field of type.fields ?? []) {
        const value = field.directives?.find((each) => each.name.value === 'allow')?.arguments?.[0]?.value;
        if (value?.kind !== Kind.STRING) throw new Error(`${type.name.value}.${field.name.value} has no rule`);
        ruleNamed(value.value);
        rules.set(`${type.name.value}.${field.name.value}`, value.value as RuleName);
      }
    }
  }
  return rules;
}

/** The fields that a document asks of the graph itself: `Mutation.expireSharedLink`. */
export function rootFieldsOf(document: DocumentNode): string[] {
  const fragments = new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])));
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const names: string[] = [];
    const seen = new Set<string>();
    const walk = ({ selections }: typeof definition.selectionSet): void => {
      for (const each of selections) {
        if (each.kind === Kind.FIELD) names.push(`${roots[definition.operation]}.${each.name.value}`);
        else if (each.kind === Kind.INLINE_FRAGMENT) walk(each.selectionSet);
        else if (!seen.has(each.name.value)) {
          seen.add(each.name.value);
          const fragment = fragments.get(each.name.value);
          if (fragment) walk(fragment.selectionSet);
        }
      }
    };
    walk(definition.selectionSet);
    return names;
  });
}

/** Of a field of Query or Mutation; undefined where it does not exist. */
export function ruleOfField(field: string): RuleName | undefined {
  return rulesByField.get(field);
}

/** The rules of a document's root fields. @throws Error for a field without one */
export function rulesOf(document: DocumentNode): RuleName[] {
  return rootFieldsOf(document).filter((field) => !field.includes('.__')).map((field) => {
    const rule = rulesByField.get(field);
    if (!rule) throw new Error(`${field} is not in the graph`);
    return rule;
  });
}

export function isMutation(document: DocumentNode): boolean {
  return document.definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION);
}
