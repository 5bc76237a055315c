import { languages, type Language } from '@lectern/schemas/text/languages.ts';
import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { PublicLinkFragment } from '../gql/graphql.ts';
import { resource } from '../resource/resource.ts';

const PublicLinkFields = graphql(`
  fragment PublicLink on PublicSharedLink {
    id
    token
    teamId
    presentationId
    ownerId
    type
    status
    refusal
    releaseAt
    expiresAt
    notificationLevel
    name
    displayUserInfo
    isDirect
    isAccessCodeRequired
    isEmailRequired
    emailMode
    isForRecipientsOnly
    consentMode
    consentStatements {
      language
      text
    }
    language
    teamLanguage
    gateVersion
    isMailKept
    presentation {
      name
      slug
      alias
      presentationType
      isPdfForm
      isMicrosoftOffice
      fileId
      fileName
      pageCount
      pages {
        width
        height
      }
      sharingDisclaimer
      canBeForwarded
      canBeDownloaded
      canBePrinted
      canBePrintedByUser
      canBeExported
      pdfUseFullApi
      pdfUseWebviewerServer
      pdfDisableWidgetHighlighting
    }
    user {
      name
      email
    }
    team {
      name
      privacyPolicyUrl
      isPresentationAliasEnabled
    }
  }
`);
export type PublicLink = PublicLinkFragment;

const text = z.string().nullable();

/** The sentence beside the checkbox; null where nothing is asked. */
export function consentStatementIn(
  language: Language,
  { consentStatements }: Pick<PublicLink, 'consentStatements'>,
): string | null {
  return consentStatements.find((each) => each.language === language)?.text ?? null;
}

/** The presentation, without `signedURL`, which is made for each visit. */
const sharedPresentation = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  alias: text,
  /** Always true: a link to any other presentation does not open. */
  active: z.boolean(),
  presentation_type: z.string(),
  is_pdf_form: z.boolean(),
  is_microsoft_office: z.boolean(),
  sharing_disclaimer: text,
  /** What both the link and the presentation allow. */
  settings: z.strictObject({
    can_be_printed: z.boolean(),
    can_be_downloaded: z.boolean(),
    can_be_printed_by_user: z.boolean(),
    can_be_exported: z.boolean(),
    can_be_forwarded: z.boolean(),
    pdf_use_full_api: z.boolean(),
    pdf_use_webviewer_server: z.boolean(),
    pdf_disable_widget_highlighting: z.boolean(),
  }),
});

/** The fields that are the same for all visitors of an open link. @throws Error for a link that is not open */
export const sharedPart = resource(PublicLinkFields, {
  names: {
    teamId: null,
    presentationId: null,
    ownerId: null,
    refusal: null,
    releaseAt: null,
    consentMode: null,
    consentStatements: null,
    language: null,
    teamLanguage: null,
    emailMode: null,
    gateVersion: null,
    isMailKept: null,
    presentation: null,
    user: null,
    team: null,
  },
  added: {
    schema: z.object({
      /** False where no mail server is set: then neither six digits nor a forwarded link arrive. */
      sends_mail: z.boolean(),
      is_muted: z.boolean(),
      file: z.strictObject({ id: text, name: text }),
      user: z.strictObject({ name: text, email: text }).nullable(),
      team: z.strictObject({
        name: text,
        presentation_alias_enabled: z.boolean(),
        privacy_policy_url: text,
        sharing_consent_implied: z.boolean(),
        sharing_consent_optional: z.boolean(),
        sharing_consent_required: z.boolean(),
        /** The sentence beside the checkbox, as the consent record keeps it; null if consent is implied. */
        sharing_consent_text: text,
      }),
      presentation: sharedPresentation,
      page_count: z.number().int(),
      /** In points, to lay out pages before their pictures are there. */
      pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
    }),
    of: ({ consentMode, displayUserInfo, presentation, team, user, ...link }) => {
      if (!presentation) throw new Error('A link that is not open has no public part');
      return {
        sends_mail: !link.isMailKept,
        is_muted: link.notificationLevel === 0,
        file: { id: presentation.fileId, name: presentation.fileName },
        user:
          displayUserInfo && user ? { name: user.name ?? null, email: user.email ?? null } : null,
        team: {
          name: team?.name ?? null,
          presentation_alias_enabled: team?.isPresentationAliasEnabled ?? false,
          privacy_policy_url: team?.privacyPolicyUrl ?? null,
          sharing_consent_implied: consentMode === 'NOT_REQUIRED',
          sharing_consent_optional: consentMode === 'OPTIONAL',
          sharing_consent_required: consentMode === 'REQUIRED',
          sharing_consent_text: consentStatementIn(languages[0], link),
        },
        presentation: {
          id: link.presentationId,
          name: presentation.name,
          slug: presentation.slug,
          alias: presentation.alias ?? null,
          active: true,
          presentation_type: presentation.presentationType,
          is_pdf_form: presentation.isPdfForm,
          is_microsoft_office: presentation.isMicrosoftOffice,
          sharing_disclaimer: presentation.sharingDisclaimer ?? null,
          settings: {
            can_be_printed: presentation.canBePrinted,
            can_be_downloaded: presentation.canBeDownloaded,
            can_be_printed_by_user: presentation.canBePrintedByUser,
            can_be_exported: presentation.canBeExported,
            can_be_forwarded: presentation.canBeForwarded,
            pdf_use_full_api: presentation.pdfUseFullApi,
            pdf_use_webviewer_server: presentation.pdfUseWebviewerServer,
            pdf_disable_widget_highlighting: presentation.pdfDisableWidgetHighlighting,
          },
        },
        page_count: presentation.pageCount,
        pages: presentation.pages.map(({ width, height }) => ({ width, height })),
      };
    },
  },
});

type Shared = Omit<z.output<typeof sharedPart.schema>, 'file'> & {
  file: { id: string | null; name: string | null };
};

/** What a visitor sees before the gates: whose document it is and what is asked, nothing of the document. */
export function beforeGates(shared: Shared): Shared {
  return {
    ...shared,
    name: null,
    notification_level: 0,
    is_muted: false,
    file: { id: null, name: null },
    user: shared.user && { ...shared.user, email: null },
    presentation: {
      ...shared.presentation,
      name: 'A document for you',
      slug: '',
      alias: null,
      sharing_disclaimer: null,
    },
    page_count: 0,
    pages: [],
  };
}

export const visitPart = z.strictObject({
  /** The visit: every later call carries it. Each gate that is passed answers a new one, and the one before opens less. */
  hit_uuid: z.string(),
  /** Like every URL here: answers 403 until `pending_gates` is empty. */
  signed_url: z.string(),
  /** Null if the presentation or the link does not allow it, and until `pending_gates` is empty. */
  download_url: text,
  source: z.strictObject({ signed_url: z.string() }),
  pages_url: z.string(),
  /**
   * Gates left, in this order: `consent` by PUT /api/public/shared-link-hits/{hit_uuid} `{consent: true}`;
   * `access_code` by POST /api/public/shared-links/check-access-code; `email` by PUT …/{hit_uuid} `{email}`. Where
   * the link verifies emails this mails six digits to it, and the gate is then called `email_code`: PUT …/{hit_uuid}
   * `{email_code}`.
   */
  pending_gates: z.array(z.enum(['consent', 'access_code', 'email', 'email_code'])),
  /** The visitor's email, typed or proved, and their choice if consent is asked or offered. */
  hit: z.strictObject({ email: text, consent: z.boolean().nullable() }),
});

/**
 * The public link (accounts §3, "Read fields for the public page"). `npm run codegen` writes its type to
 * schemas/rest/public-link.ts, for the viewer.
 */
export const publicLinkSchema = sharedPart.schema.extend({
  ...visitPart.shape,
  presentation: sharedPresentation.extend({
    /** The link's `signed_url`; null until `pending_gates` is empty. */
    signedURL: text,
  }),
});
