import type { PersonFragment } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { daysLeft } from '../../../ui/format/days-left.ts';
import { isAdmin, permissionLabel } from '../roles/permissions.ts';
import { RestoreButton } from '../restore-button.tsx';
import styles from './person.module.css';

/** When the person was removed, and what restoring brings back. */
export function RemovedPanel({ person }: { person: PersonFragment }) {
  const { removal, customRole } = person;
  const storedPermissions = [
    ...new Set([...(person.storedPermissions ?? []), ...(customRole?.permissions ?? [])]),
  ];
  if (removal == null) return null;
  const rights = isAdmin(person)
    ? 'an admin'
    : storedPermissions.length === 0
      ? 'a member'
      : `a member who can edit ${storedPermissions.map((key) => permissionLabel(key).toLowerCase()).join(', ')}`;
  return (
    <section className={styles['panel']} aria-label="Removed">
      <p>
        Removed <Ago at={removal.removedAt} />, {daysLeft(removal.restorableUntil)} to restore them.
        They would be {rights} again, and in their groups; what a chosen successor got stays with
        them.
      </p>
      <div>
        <RestoreButton person={person} size="sm" />
      </div>
    </section>
  );
}
