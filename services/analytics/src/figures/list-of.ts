import type { Where } from '@lectern/schemas/access/rule.ts';
import type { Scope } from './scope.ts';

/** The list of a scope's viewings. */
export function listOf(scope: Scope, where: Where = {}): { list: string; where: Where } {
  switch (scope.kind) {
    case 'team':
      return { list: 'newest', where };
    case 'presentation':
      return { list: 'ofPresentation', where: { ...where, presentationId: scope.presentationId } };
    case 'link':
      return { list: 'ofLink', where: { ...where, sharedLinkId: scope.sharedLinkId } };
    case 'visitor':
      return {
        list: 'ofVisitor',
        where: {
          ...where,
          visitor: scope.visitor,
          ...(scope.presentationId !== undefined && { presentationId: scope.presentationId }),
        },
      };
  }
}

/** Ranges of lists include both ends, and moments are whole milliseconds. */
export function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}
