import { DomainError } from '@lectern/kernel/errors.ts';
import type { Undo } from '../history/changes.ts';
import type { Place } from './access.ts';
import { difference } from './granting.ts';

/** @throws DomainError CONFLICT where it does not stand any more as the change had made it */
export function assertStands({ role, permissions }: Place, undo: Undo): void {
  const stands = 'role' in undo ? role === undo.role.from : difference(permissions, undo.permissions.from).length === 0;
  if (!stands) throw new DomainError('CONFLICT', 'This was changed again since. Undo the latest change, or change it by hand.');
}
