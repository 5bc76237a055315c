import { isRuleName } from '@lectern/schemas/access/rules.ts';
import { sdlOf } from '@lectern/kernel/graphql/sdl.ts';
import { Kind, parse, type ConstDirectiveNode } from 'graphql';
import { serviceNames } from './files.ts';

/** The rule of each field of Query and Mutation, so that the edge need not read the SDL. @throws Error for a field without one */
export function generateRules(): string {
  const rules = serviceNames
    .flatMap((name) => rulesIn(sdlOf(name)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = rules.map(([field, rule]) => `  '${field}': '${rule}',`);
  return `import type { RuleName } from '@lectern/schemas/access/rules.ts';

/** The rule of each field of Query and Mutation, as the subgraphs declare it. */
export const rulesByField: Readonly<Record<string, RuleName>> = {
${lines.join('\n')}
};
`;
}

function rulesIn(sdl: string): [field: string, rule: string][] {
  return parse(sdl, { noLocation: true }).definitions.flatMap((type) => {
    if (
      type.kind !== Kind.OBJECT_TYPE_DEFINITION ||
      !['Query', 'Mutation'].includes(type.name.value)
    )
      return [];
    return (type.fields ?? []).map((field): [string, string] => {
      const name = `${type.name.value}.${field.name.value}`;
      return [name, ruleAt(name, field.directives)];
    });
  });
}

function ruleAt(field: string, directives: readonly ConstDirectiveNode[] | undefined): string {
  const value = directives?.find(({ name }) => name.value === 'allow')?.arguments?.[0]?.value;
  if (value?.kind !== Kind.STRING) throw new Error(`${field} has no rule`);
  if (!isRuleName(value.value)) throw new Error(`${field}: there is no rule ${value.value}`);
  return value.value;
}
