import { z } from 'zod';
import { event, id } from '../event.ts';
import { teamId } from '../fields.ts';

/** A team was created. */
export const TeamRegistered = event(
  'TeamRegistered',
  {
    /** The new team. */
    teamId,
    /** The team's name. */
    name: z.string(),
    /** The team's name in URLs. */
    slug: z.string(),
    /** What was booked, when a company registered itself; missing for other teams and in version 1. */
    booking: z
      .strictObject({
        /** Whether it is a trial. */
        isTrial: z.boolean(),
        /** Name of the booked plan, such as enablement_300. */
        plan: z.string(),
        /** Whether they pay monthly or yearly. */
        period: z.enum(['MONTH', 'YEAR']),
        /** For how many users it was booked. */
        userCount: z.number().int().positive(),
        /** The promo code; null for none. */
        promoCode: z.string().nullable(),
      })
      .optional(),
  },
  { version: 2, upcasts: { 1: (data) => data } },
);

/** A team's settings were changed. Only changed fields are present. */
export const TeamSettingsChanged = event(
  'TeamSettingsChanged',
  {
    teamId,
    /** The team's name. */
    name: z.string().optional(),
    /** Where the team came from, or through whom it sells; null for none. */
    channel: z.string().nullable().optional(),
    /** What the team is to the provider of the installation. */
    type: z.enum(['CUSTOMER', 'PARTNER', 'DEMO']).optional(),
    /** Features that were turned on (true) or off (false). */
    features: z
      .strictObject({
        /** Share several presentations together in a space. */
        spaces: z.boolean(),
        /** Search across content with Haystack. */
        haystack: z.boolean(),
        /** Share links with people outside the team. */
        sharing: z.boolean(),
        /** Send emails through the product. */
        sendingEmails: z.boolean(),
        /** Members may send emails, not only administrators. */
        membersCanSendEmails: z.boolean(),
        /** Insert snippets into emails. */
        snippets: z.boolean(),
        /** Send text messages with Sinch. */
        sinch: z.boolean(),
        /** Check whether emails exist before sending. */
        emailVerification: z.boolean(),
        /** Send presentations as a fax. */
        fax: z.boolean(),
        /** See Metabase reports. */
        metabase: z.boolean(),
        /** Preview email templates in many mail programs. */
        emailPreviews: z.boolean(),
        /** Give links a readable alias. */
        presentationAlias: z.boolean(),
      })
      .partial()
      .optional(),
    /** Whether recipients see who sent a link. */
    displayUserInfo: z.boolean().optional(),
    /**
     * What recipients are asked unless a link says otherwise: IMPLIED by opening, OPTIONAL, or REQUIRED before
     * anything is shown.
     */
    sharingConsent: z.enum(['IMPLIED', 'OPTIONAL', 'REQUIRED']).optional(),
    /** URL of the team's privacy policy; null for none. */
    privacyPolicyUrl: z.string().nullable().optional(),
    /** IANA name of a time zone, such as Europe/Oslo. Missing in version 1. */
    timeZone: z.string().optional(),
    /** Language, as a BCP 47 tag. Missing in version 1. */
    locale: z.string().optional(),
    /** Minutes after which the apps ask which customer one is with. Missing before version 3. */
    promptForCustomerTimeout: z.number().int().min(1).max(1440).optional(),
    /** The user who looks after the team's account; null for none. Missing before version 3. */
    accountManagerId: id.nullable().optional(),
    /** Whether members need a second factor: those without one can only set it up. Missing before version 4. */
    requiresSecondFactor: z.boolean().optional(),
    /** Settings that a new presentation starts with. Missing before version 5. */
    defaults: z
      .strictObject({
        /** Whether new presentations can be shared by email. */
        shareEmail: z.boolean(),
        /** Whether new presentations can be shared as a link. */
        shareLink: z.boolean(),
        /** Whether new presentations can be faxed. */
        fax: z.boolean(),
        /** Whether new presentations can be annotated. */
        annotate: z.boolean(),
        /** Whether members can save the file of new presentations. */
        exportFile: z.boolean(),
        /** Whether recipients can download new presentations. */
        downloadFile: z.boolean(),
        /** Whether recipients can print new presentations. */
        printFile: z.boolean(),
        /** Whether recipients can forward new presentations. */
        forwardFile: z.boolean(),
        /** Whether new presentations can be rated. */
        rateFile: z.boolean(),
        /** Whether activity on new presentations goes to the CRM. */
        sendActivityToCrm: z.boolean(),
        /** Whether Haystack finds new presentations. */
        useInHaystack: z.boolean(),
        /** Whether quick sharing requires a template. */
        requireQuickShareTemplate: z.boolean(),
      })
      .partial()
      .optional(),
    /** Whether the console shows settings that only the team's own apps use. Missing before version 6. */
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
