import { locale } from '../format/locale.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** As the viewer writes it: 14:05 or 02:05 PM. */
export const writtenTime = (at: Date): string =>
  at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

/** Reads “14:05”, “9” or “2:05 pm”. @returns “14:05”; null for anything else */
export function readTime(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (parts === null) return null;
  const [, hours, minutes = '00', half] = parts;
  const given = Number(hours);
  if (half !== undefined && (given < 1 || given > 12)) return null;
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${pad(hour)}:${minutes}` : null;
}
