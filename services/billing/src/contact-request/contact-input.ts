import { z } from 'zod';

const needed = (most: number) =>
  z.string().trim().min(1, 'Please fill this in.').max(most, `At most ${most} characters.`);

/** The fields of the form (accounts §2, §7). The default country is the United States (§9). */
export const contactInput = z.strictObject({
  name: needed(200),
  email: z.string().trim().pipe(z.email('Enter a valid email address.').max(254)),
  companyName: needed(200),
  location: z
    .string()
    .regex(/^[A-Z]{2}$/, 'This is not the code of a country.')
    .default('US'),
  body: needed(5_000),
});
