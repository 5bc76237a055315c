import type { PersonFragment } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { daysLeft } from '../../../ui/format/days-left.ts';
import { isAdmin, permissionLabel } from '../roles/permissions.ts';
import { RestoreButton } from '../restore-button.tsx';
import styles from './person.module.css';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

/** When the person was removed, and what restoring brings back. */
export function RemovedPanel({ person }: { person: PersonFragment }) {
  const { removal, customRole } = person;
  const storedPermissions = [
    ...new Set([...(person.storedPermissions ?? []), ...(customRole?.permissions ?? [])]),
  ];
  if (removal == null) return null;
  const rights = isAdmin(person)
    ? texts.anAdmin
    : storedPermissions.length === 0
      ? texts.aMember
      : texts.aMemberWhoCanEdit({
          edited: storedPermissions.map((key) => permissionLabel(key).toLowerCase()).join(', '),
        });
  return (
    <section className={styles['panel']} aria-label={common.removed}>
      <p>
        {rich(texts.removedExplained, {
          when: <Ago at={removal.removedAt} />,
          daysLeft: daysLeft(removal.restorableUntil),
          role: rights,
        })}
      </p>
      <div>
        <RestoreButton person={person} size="sm" />
      </div>
    </section>
  );
}
