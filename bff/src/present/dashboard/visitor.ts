interface Person {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Who viewed: a contact, or a user of the team. */
export function presentVisitor(
  contact: Person | null | undefined,
  user: Person | null | undefined,
) {
  return {
    contact_id: contact?.id ?? null,
    user_id: user?.id ?? null,
    name: contact?.name ?? user?.name ?? null,
    email: contact?.email ?? null,
  };
}
