import { PersonChanges } from '../../../people-history/person-changes.tsx';
import { Section } from '../../../ui/section.tsx';
import type { PersonTabProps } from './shown-person.ts';

/** Who changed what of them, newest first; roles and permissions can be put back. */
export function HistoryTab({ person }: PersonTabProps) {
  return <Section title="History" hint="newest first"><PersonChanges userId={person.id} /></Section>;
}
