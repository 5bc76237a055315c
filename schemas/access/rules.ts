import type { Rule } from './rule.ts';
import { rules } from './rules/generated.ts';

/** A rule that `@allow` can name: each is declared in a file of `rules/`. */
export type RuleName = keyof typeof rules;

/** @throws Error where no file declares it */
export function ruleNamed(name: string): Rule {
  if (!isRuleName(name)) throw new Error(`There is no rule ${name}`);
  return rules[name];
}

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}
