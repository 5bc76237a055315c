/** What systems leave in folders, and nobody meant. */
export const isLitter = (name: string) =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);
