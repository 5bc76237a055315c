import { addMs } from '../add-ms.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import type { Scope } from './scope.ts';

/** The list of viewings in a scope, and its conditions. */
export function viewingsQuery(scope: Scope, where: Where = {}): { list: string; where: Where } {
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

/** For ranges of lists, which include both ends. */
export function justBefore(moment: string): string {
  return addMs(moment, -1);
}
