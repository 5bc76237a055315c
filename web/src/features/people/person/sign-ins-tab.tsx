import { PersonSignIns } from '../../../shared/sign-ins/person-sign-ins.tsx';
import type { PersonTabProps } from './shown-person.ts';

/** Where they are signed in, and the way to end that. */
export function SignInsTab({ person }: PersonTabProps) {
  return <PersonSignIns userId={person.id} />;
}
