import type { Account, ViewingIdentity } from '../viewer-session/account.ts';
import type { LineFields } from './line.ts';

/** What the figures are about. */
export type Scope =
  | { kind: 'team' }
  | { kind: 'presentation'; presentationId: string }
  | { kind: 'link'; sharedLinkId: string }
  | { kind: 'visitor'; visitor: string; presentationId?: string | undefined };

/** Under which the lines of its viewings are kept. */
export function scopeKey(scope: Scope): string {
  switch (scope.kind) {
    case 'team':
      return 'team';
    case 'presentation':
      return `presentation/${scope.presentationId}`;
    case 'link':
      return `link/${scope.sharedLinkId}`;
    case 'visitor':
      return `visitor/${scope.visitor}`;
  }
}

/** What its lines tell. */
export const lineFieldsByScope: Readonly<Record<Scope['kind'], LineFields>> = {
  team: { pages: false, presentation: true, link: true },
  presentation: { pages: true, presentation: false, link: false },
  link: { pages: true, presentation: false, link: false },
  visitor: { pages: true, presentation: true, link: false },
};

/** Whether it is about the pages of one presentation. */
export function hasPageFigures(scope: Scope): boolean {
  return (
    scope.kind === 'presentation' ||
    scope.kind === 'link' ||
    (scope.kind === 'visitor' && scope.presentationId !== undefined)
  );
}

/** Whether a viewing, with this account of it, is in what the figures are about. */
export function isInScope(
  scope: Scope,
  { presentationId, sharedLinkId }: ViewingIdentity,
  { visitor }: Account,
): boolean {
  switch (scope.kind) {
    case 'team':
      return true;
    case 'presentation':
      return scope.presentationId === presentationId;
    case 'link':
      return scope.sharedLinkId === sharedLinkId;
    case 'visitor':
      return (
        scope.visitor === visitor && (scope.presentationId ?? presentationId) === presentationId
      );
  }
}

/** Everything that keeps the lines of a viewing. Visitors whom nobody knows have none of their own: their viewings are listed. */
export function scopesOfViewing(
  { presentationId, sharedLinkId }: ViewingIdentity,
  { visitor, contactId }: Account,
): Scope[] {
  return [
    { kind: 'team' },
    { kind: 'presentation', presentationId },
    ...(sharedLinkId === null ? [] : [{ kind: 'link' as const, sharedLinkId }]),
    ...(contactId === null ? [] : [{ kind: 'visitor' as const, visitor }]),
  ];
}
