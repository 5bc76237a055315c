import { z } from 'zod';
import { localeName, timeZoneName } from '../../reference/regional-input.ts';

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Must be at most ${most} characters.`)
    .regex(/^\P{Cc}*$/u, 'Must be one line of text.');
const nullIfEmpty = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .transform((text) => text || null)
    .nullable()
    .optional();

export const personName = oneLine(200).min(1, 'Enter a name.');

export const profileInput = z.object({
  name: personName.optional(),
  title: nullIfEmpty(oneLine(200)),
  phone: nullIfEmpty(oneLine(50).regex(/^[+\d\s()./x-]*$/i, 'Enter a phone number.')),
  signature: nullIfEmpty(
    z
      .string()
      .trim()
      .max(2_000, 'Must be at most 2,000 characters.')
      .transform((text) => text.replaceAll(/\r\n?/g, '\n'))
      .pipe(z.string().regex(/^[\P{Cc}\n\t]*$/u, 'Must be plain text.')),
  ),
  notificationLevel: z
    .number()
    .int()
    .min(0, 'Choose one of the levels.')
    .max(4, 'Choose one of the levels.')
    .optional(),
  timeZone: timeZoneName.nullable().optional(),
  locale: localeName.optional(),
});
