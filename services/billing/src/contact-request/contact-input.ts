import { z } from 'zod';
import { problems } from '../problems.ts';

const needed = (most: number) =>
  z.string().trim().min(1, problems.fieldMissing).max(most, problems.tooLong({ most }));

/** The fields of the form (accounts §2, §7). The default country is the United States (§9). */
export const contactInput = z.strictObject({
  name: needed(200),
  email: z.string().trim().pipe(z.email(problems.emailInvalid).max(254)),
  companyName: needed(200),
  location: z
    .string()
    .regex(/^[A-Z]{2}$/, problems.countryUnknown)
    .default('US'),
  body: needed(5_000),
});
