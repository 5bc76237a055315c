import { locale } from '../../ui/format/locale.ts';
/** `process-presentation` is “Process presentation”. */
export function jobLabel(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function countLabel(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString(locale)} ${number === 1 ? one : many}`;
}
