import { PersonSignIns } from '../../../shared/sign-ins/person-sign-ins.tsx';
import type { PersonTabProps } from './shown-person.ts';

/** The person's sign-ins, with buttons to end them. */
export function SignInsTab({ person }: PersonTabProps) {
  return <PersonSignIns userId={person.id} />;
}
