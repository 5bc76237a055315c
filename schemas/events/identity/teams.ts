import { z } from 'zod';
import { event, id } from '../event.ts';

export const TeamRegistered = event(
  'TeamRegistered',
  {
    teamId: id,
    name: z.string(),
    slug: z.string(),
    /** What was booked, where a company registered itself. Not known to version 1. */
    booking: z
      .strictObject({
        isTrial: z.boolean(),
        plan: z.string(),
        period: z.enum(['MONTH', 'YEAR']),
        userCount: z.number().int().positive(),
        promoCode: z.string().nullable(),
      })
      .optional(),
  },
  { version: 2, upcasts: { 1: (data) => data } },
);

/** What a team may use, and what its recipients are asked and shown. Only what changed is said. */
export const TeamSettingsChanged = event(
  'TeamSettingsChanged',
  {
    teamId: id,
    name: z.string().optional(),
    channel: z.string().nullable().optional(),
    type: z.enum(['CUSTOMER', 'PARTNER', 'DEMO']).optional(),
    features: z
      .strictObject({
        spaces: z.boolean(),
        haystack: z.boolean(),
        sharing: z.boolean(),
        sendingEmails: z.boolean(),
        membersCanSendEmails: z.boolean(),
        snippets: z.boolean(),
        sinch: z.boolean(),
        emailVerification: z.boolean(),
        fax: z.boolean(),
        metabase: z.boolean(),
        emailPreviews: z.boolean(),
        presentationAlias: z.boolean(),
      })
      .partial()
      .optional(),
    /** Whether a recipient's page says who sent it. */
    displayUserInfo: z.boolean().optional(),
    /** Implied by opening; asked, and free to refuse; or needed before anything is shown. */
    sharingConsent: z.enum(['IMPLIED', 'OPTIONAL', 'REQUIRED']).optional(),
    privacyPolicyUrl: z.string().nullable().optional(),
    /** IANA name. Not known to version 1. */
    timeZone: z.string().optional(),
    /** BCP 47. Not known to version 1. */
    locale: z.string().optional(),
    /** Minutes after which the apps ask whom one is with. This and the next are not known to version 2. */
    promptForCustomerTimeout: z.number().int().min(1).max(1440).optional(),
    /** Who looks after the team's account; null: nobody. */
    accountManagerId: id.nullable().optional(),
    /** Who has no second factor may set one up, and nothing else. Not known to version 3. */
    requiresSecondFactor: z.boolean().optional(),
    /** Settings that a new presentation begins with (content §3). Not known to version 4. */
    defaults: z
      .strictObject({
        shareEmail: z.boolean(),
        shareLink: z.boolean(),
        fax: z.boolean(),
        annotate: z.boolean(),
        exportFile: z.boolean(),
        downloadFile: z.boolean(),
        printFile: z.boolean(),
        forwardFile: z.boolean(),
        rateFile: z.boolean(),
        sendActivityToCrm: z.boolean(),
        useInHaystack: z.boolean(),
        requireQuickShareTemplate: z.boolean(),
      })
      .partial()
      .optional(),
    /** Whether the console shows settings that only the team's own apps use. Not known to version 5. */
    showsAppSettings: z.boolean().optional(),
  },
  {
    version: 6,
    upcasts: {
      1: (data) => data,
      2: (data) => data,
      3: (data) => data,
      4: (data) => data,
      5: (data) => data,
    },
  },
);
