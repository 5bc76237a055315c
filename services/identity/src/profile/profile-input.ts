import { z } from 'zod';

const oneLine = (most: number) =>
  z.string().trim().max(most, `Must be at most ${most} characters.`).regex(/^\P{Cc}*$/u, 'Must be one line of text.');
/** Nothing typed is nothing there. */
const emptied = <Schema extends z.ZodType<string>>(schema: Schema) => schema.transform((text) => text || null).nullable().optional();

export const personName = oneLine(200).min(1, 'Please enter a name.');

export const profileInput = z.object({
  name: personName.optional(),
  title: emptied(oneLine(200)),
  phone: emptied(oneLine(50).regex(/^[+\d\s()./x-]*$/i, 'Please enter a phone number.')),
  signature: emptied(z.string().trim().max(2_000, 'Must be at most 2,000 characters.').transform((text) => text.replaceAll(/\r\n?/g, '\n')).pipe(z.string().regex(/^[\P{Cc}\n\t]*$/u, 'Must be plain text.'))),
  notificationLevel: z.number().int().min(0, 'Choose one of the levels.').max(4, 'Choose one of the levels.').optional(),
  timeZone: z.string().max(100).refine(isTimeZone, 'There is no such time zone.').nullable().optional(),
  locale: z.string().max(35).refine(isLocale, 'There is no such language.').optional(),
});

function isTimeZone(name: string): boolean {
  try {
    // Offsets and abbreviations are understood, too, but say nothing of summer time.
    return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isLocale(name: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).length === 1;
  } catch {
    return false;
  }
}
