/** A mailto URL. */
export function mailTo(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
