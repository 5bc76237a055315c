import type { Account, ViewingIdentity } from '../viewer-session/account.ts';
import type { LineFields } from './line.ts';

export type Scope =
  | { kind: 'team' }
  | { kind: 'presentation'; presentationId: string }
  | { kind: 'link'; sharedLinkId: string }
  | { kind: 'visitor'; visitor: string; presentationId?: string | undefined };

/** The key of the scope's rows. */
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

export const lineFieldsByScope: Readonly<Record<Scope['kind'], LineFields>> = {
  team: { pages: false, presentation: true, link: true },
  presentation: { pages: true, presentation: false, link: true },
  link: { pages: true, presentation: false, link: false },
  visitor: { pages: true, presentation: true, link: true },
};

/** Whether the scope is one presentation's, so that pages can be added up. */
export function hasPageFigures(scope: Scope): boolean {
  return (
    scope.kind === 'presentation' ||
    scope.kind === 'link' ||
    (scope.kind === 'visitor' && scope.presentationId !== undefined)
  );
}

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

/** All scopes whose rows hold a line of the viewing. Anonymous visitors have no rows. */
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
