import { MomentPicker } from '../../../shared/as-of/moment-picker.tsx';
import { useGoTo } from '../../../shared/as-of/use-as-of.ts';
import { PersonChanges } from '../../../shared/people-history/person-changes.tsx';
import { ExportData } from '../../../shared/personal-data/export-data.tsx';
import { Section } from '../../../ui/section.tsx';
import type { PersonTabProps } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/**
 * Changes of this person, newest first; role, permission and profile changes can be undone.
 * Administrators see everything.
 */
export function HistoryTab({ person, editor, isSelf }: PersonTabProps) {
  const goTo = useGoTo();
  return (
    <>
      <Section
        title={common.history}
        hint={texts.newestFirst}
        aside={
          editor.can('can_edit_users') ? (
            <MomentPicker at={null} earliest={person.createdAt} onGo={goTo} />
          ) : undefined
        }
      >
        <PersonChanges userId={person.id} />
      </Section>
      {editor.isAdmin && !isSelf ? (
        <Section title={texts.theirData}>
          <ExportData id={person.id} isSelf={false} />
        </Section>
      ) : null}
    </>
  );
}
