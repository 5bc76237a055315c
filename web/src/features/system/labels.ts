/** `process-presentation` is “Process presentation”. */
export function jobLabel(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
