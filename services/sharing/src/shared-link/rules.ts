import type { LinkRules } from './state.ts';

export const ruleNames = [
  'consentMode',
  'emailMode',
  'isForRecipientsOnly',
  'isDirect',
  'canBeDownloaded',
  'canBePrinted',
  'canBeForwarded',
  'language',
] as const satisfies readonly (keyof LinkRules)[];

export function rulesOf(link: LinkRules): LinkRules {
  return Object.fromEntries(ruleNames.map((name) => [name, link[name]])) as unknown as LinkRules;
}
