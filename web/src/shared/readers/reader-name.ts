type Reader = {
  contact: { name: string | null; email: string | null } | null;
  viewer?: { name: string | null } | null;
  hit?: { email: string | null } | null;
};

/** A contact stands for an address, so one without any has been erased. */
export function isErased(contact: Reader['contact']): boolean {
  return contact !== null && contact.name === null && contact.email === null;
}

/** A reader by the best name there is; null where nothing is known but the browser. */
export function readerName({ contact, viewer, hit }: Reader): string | null {
  return contact?.name ?? contact?.email ?? viewer?.name ?? hit?.email ?? null;
}

/** The same as it is written where a name stands. */
export function readerLabel(reader: Reader): string {
  return readerName(reader) ?? (isErased(reader.contact) ? 'Somebody erased' : 'Someone');
}
