import { z } from 'zod';

interface Person {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

export const isContactVerified = z
  .boolean()
  .describe(
    'Whether the contact proved their email; false for a guess, because the link has one recipient.',
  );

/** Who viewed: a contact, or a user of the team. A contact is verified by a proved email, else a guess. */
export function presentVisitor({
  contact,
  user,
  isContactVerified,
}: {
  contact?: Person | null | undefined;
  user?: Person | null | undefined;
  isContactVerified: boolean;
}) {
  return {
    contact_id: contact?.id ?? null,
    user_id: user?.id ?? null,
    name: contact?.name ?? user?.name ?? null,
    email: contact?.email ?? null,
    is_contact_verified: isContactVerified,
  };
}
