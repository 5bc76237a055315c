import { z } from 'zod';

const locale = z.string().trim().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Please give a language such as en or de-CH.');
const longText = z.string().trim().max(10_000, 'Please use at most 10,000 characters.');
const clearable = <Schema extends z.ZodType<string>>(schema: Schema) => schema.nullable().transform((text) => text || null);
const alias = z.string().trim().toLowerCase().max(100, 'Please use at most 100 characters.')
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Please use only letters, digits and single dashes between them.');

/** The free text of a presentation. A null that cannot be kept counts as not given; an empty text clears. */
export const presentationText = {
  name: z.string().trim().min(1, 'Please give a name.').max(200, 'Please use at most 200 characters.').nullish().transform((name) => name ?? undefined),
  locale: locale.nullish().transform((given) => given ?? undefined),
  description: clearable(longText).optional(),
  sharingDisclaimer: clearable(longText).optional(),
  alias: clearable(alias).optional(),
};

const given = z.boolean().nullish().transform((value) => value ?? undefined);

export const flag = given;
export const settingsInput = z
  .strictObject({
    canBeShared: given,
    canBeSharedLink: given,
    canBeForwarded: given,
    canBeDownloaded: given,
    canBePrinted: given,
    canBePrintedByUser: given,
    canBeExported: given,
  })
  .nullish()
  .transform((settings) => settings ?? undefined);
