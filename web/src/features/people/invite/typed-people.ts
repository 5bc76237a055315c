export interface TypedPerson {
  email: string;
  name: string | null;
}

/** Splits between people, but not within quotes. */
const between = /(?:"[^"\n]*"|[^\n,;])+/gu;

/**
 * Reads pasted people from a mail, table or list, with names such as `Vera Viewer <vera@…>`.
 * Drops duplicates.
 */
export function parseTypedPeople(text: string): TypedPerson[] {
  const people = new Map<string, TypedPerson>();
  for (const { email, name } of [...text.matchAll(between)].flatMap(([part]) => peopleOf(part))) {
    const key = email.toLowerCase();
    people.set(key, { email, name: name ?? people.get(key)?.name ?? null });
  }
  return [...people.values()];
}

function peopleOf(part: string): TypedPerson[] {
  const people: TypedPerson[] = [];
  let from = 0;
  for (const { 0: whole, 1: email = '', index } of part.matchAll(/<([^<>]+)>/gu)) {
    people.push({ email: email.trim(), name: nameIn(part.slice(from, index)) });
    from = index + whole.length;
  }
  return [
    ...people,
    ...part
      .slice(from)
      .split(/\s+/u)
      .filter(Boolean)
      .map((email) => ({ email, name: null })),
  ];
}

/** The name before an email; null if there is none or it repeats the email. */
function nameIn(text: string): string | null {
  const name = text
    .trim()
    .slice(0, 300)
    .replaceAll(/^["']+|["']+$/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return name === '' || name.includes('@') || name.length > 200 ? null : name;
}
