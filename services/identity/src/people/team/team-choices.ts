import { z } from 'zod';

const flags = z
  .record(
    z.string(),
    z
      .boolean()
      .nullish()
      .transform((value) => value ?? undefined),
  )
  .nullish()
  .transform((given) => given ?? undefined);

/** What a team may be given when it is made, and whenever its settings change. */
export const teamChoices = z.object({
  type: z
    .enum(['CUSTOMER', 'PARTNER', 'DEMO'])
    .nullish()
    .transform((type) => type ?? undefined),
  features: flags,
  defaults: flags,
});
