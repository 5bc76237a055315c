type Reader = { contact: { name: string | null; email: string | null } | null; viewer?: { name: string | null } | null; userAgent?: string | null };

/** A reader by the best name there is; null where nothing is known but the browser. */
export function nameOf({ contact, viewer }: Reader): string | null {
  return contact?.name ?? contact?.email ?? viewer?.name ?? null;
}
