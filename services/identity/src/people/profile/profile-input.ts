import { z } from 'zod';
import { localeName, timeZoneName } from '../../reference/regional-input.ts';
import { problems } from '../../problems.ts';

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, problems.tooLong({ most }))
    .regex(/^\P{Cc}*$/u, problems.oneLine);
const nullIfEmpty = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .transform((text) => text || null)
    .nullable()
    .optional();

export const personName = oneLine(200).min(1, problems.nameMissing);

export const profileInput = z.object({
  name: personName.optional(),
  title: nullIfEmpty(oneLine(200)),
  phone: nullIfEmpty(oneLine(50).regex(/^[+\d\s()./x-]*$/i, problems.phoneInvalid)),
  signature: nullIfEmpty(
    z
      .string()
      .trim()
      .max(2_000, problems.tooLong({ most: 2_000 }))
      .transform((text) => text.replaceAll(/\r\n?/g, '\n'))
      .pipe(z.string().regex(/^[\P{Cc}\n\t]*$/u, problems.plainText)),
  ),
  notificationLevel: z
    .number()
    .int()
    .min(0, problems.chooseLevel)
    .max(4, problems.chooseLevel)
    .optional(),
  timeZone: timeZoneName.nullable().optional(),
  locale: localeName.optional(),
});
