/** What systems leave in folders, and nobody meant. */
export const isSystemFile = (name: string) =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);
