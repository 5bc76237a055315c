/** Files operating systems leave in folders. */
export const isSystemFile = (name: string) =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);
