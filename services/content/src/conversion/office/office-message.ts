import { z } from 'zod';

/** What a converter of Office files prints. The file it reads may have taken it over: nothing of this is trusted. */
export const officeMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('failed'), reason: z.literal('damaged'), detail: z.string() }),
]);

export type OfficeMessage = z.output<typeof officeMessage>;
