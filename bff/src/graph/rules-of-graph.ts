import type { RuleName } from '@lectern/schemas/access/rules.ts';
import type { DocumentNode, OperationTypeNode } from 'graphql';
import { Kind } from 'graphql/language/kinds.js'; // Imported alone: every start would load all of graphql.
import { rulesByField } from './generated.ts';

const roots: Readonly<Record<OperationTypeNode, string>> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};

/** The root fields of a document: `Mutation.expireSharedLink`. */
export function rootFieldsOf(document: DocumentNode): string[] {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const names: string[] = [];
    const seen = new Set<string>();
    const walk = ({ selections }: typeof definition.selectionSet): void => {
      for (const each of selections) {
        if (each.kind === Kind.FIELD)
          names.push(`${roots[definition.operation]}.${each.name.value}`);
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

export function ruleOfField(field: string): RuleName | undefined {
  return rulesByField[field];
}

/** The rules of a document's root fields. @throws Error for a field without one */
export function rulesOf(document: DocumentNode): RuleName[] {
  return rootFieldsOf(document)
    .filter((field) => !field.includes('.__'))
    .map((field) => {
      const rule = rulesByField[field];
      if (!rule) throw new Error(`${field} is not in the graph`);
      return rule;
    });
}

export function isMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && roots[each.operation] === 'Mutation',
  );
}
