import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type Reader = {
  contact: { name: string | null; email: string | null } | null;
  viewer?: { name: string | null } | null;
  hit?: { email: string | null } | null;
  /** False for a guess; missing where nobody is guessed. */
  isContactVerified?: boolean;
};

/** Every contact has an email, so one without any data was erased. */
export function isErased(contact: Reader['contact']): boolean {
  return contact !== null && contact.name === null && contact.email === null;
}

/** The reader's best name; null if only the browser is known. */
export function readerName({ contact, viewer, hit }: Reader): string | null {
  return contact?.name ?? contact?.email ?? viewer?.name ?? hit?.email ?? null;
}

/** The name, with a fallback; “Likely Ana Ruiz” for a contact who is guessed. */
export function readerLabel(reader: Reader): string {
  const name = readerName(reader);
  if (name === null) return isErased(reader.contact) ? common.erasedPerson : common.someone;
  return reader.contact !== null && reader.isContactVerified === false
    ? texts.likelyNamed({ name })
    : name;
}
