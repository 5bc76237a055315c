/** Null where one of them is no origin. */
export function origins(text: string): string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const areOrigins = parts.every(
    (part) => /^https?:\/\/[^/?#@]+\/?$/i.test(part) && URL.canParse(part),
  );
  return areOrigins ? parts.map((part) => new URL(part).origin) : null;
}

/** As browsers write them; null where one of them is none. */
export function hostNames(text: string): string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const areNames = parts.every(
    (part) => /^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(part) && URL.canParse(`http://${part}`),
  );
  return areNames ? parts.map((part) => new URL(`http://${part}`).hostname) : null;
}
