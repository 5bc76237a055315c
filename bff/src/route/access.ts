import type { RuleName } from '@lectern/schemas/access/rules.ts';

/** Who may call: all of these rules, or the holder of the signed text in path or body. */
export type Access = readonly RuleName[] | 'visit';

/** Whether anyone may call it. */
export const isOpen = (access: Access): boolean =>
  access === 'visit' || access.every((rule) => rule === 'public');
