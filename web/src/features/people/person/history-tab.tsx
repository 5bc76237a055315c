import { MomentPicker } from '../../../shared/as-of/moment-picker.tsx';
import { PersonChanges } from '../../../shared/people-history/person-changes.tsx';
import { ExportData } from '../../../shared/personal-data/export-data.tsx';
import { Section } from '../../../ui/section.tsx';
import type { PersonTabProps } from './shown-person.ts';

/** Who changed what of them, newest first; roles, the team’s own among them, permissions and what others made of their profile can be put back. For administrators all there is of them, too. */
export function HistoryTab({ person, editor, isSelf }: PersonTabProps) {
  return (
    <>
      <Section
        title="History"
        hint="newest first"
        aside={
          editor.can('can_edit_users') ? (
            <MomentPicker at={null} earliest={person.createdAt} />
          ) : undefined
        }
      >
        <PersonChanges userId={person.id} />
      </Section>
      {editor.isAdmin && !isSelf ? (
        <Section title="Their data">
          <ExportData id={person.id} isSelf={false} />
        </Section>
      ) : null}
    </>
  );
}
