import { languages, type Language } from '@lectern/schemas/text/languages.ts';
import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { PublicLinkFragment } from '../gql/graphql.ts';
import { asInGraph } from '../resource/graph-places.ts';
import { resource } from '../resource/resource.ts';
import { presentSharedMedia, sharedMedia } from './shared-media.ts';
import { sharedPresentation } from './shared-presentation.ts';

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
    gateFormUuid
    endFormUuid
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
      media {
        kind
        durationMs
        mimeType
        isConverted
        url
      }
      captions {
        language
        fileId
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
      sends_mail: z
        .boolean()
        .describe(
          'Whether emails are sent: without a mail server neither codes nor forwarded links arrive.',
        ),
      is_muted: z.boolean().describe('Whether the sender hears of no openings.'),
      file: z
        .strictObject({
          id: text.describe('The id of the file; null until every gate is passed.'),
          name: text.describe('The name of the file; null until every gate is passed.'),
        })
        .describe('The file that is shown.'),
      user: z
        .strictObject(asInGraph('PublicUser', { name: text, email: text }))
        .nullable()
        .describe('Who sent the link; null when the team does not show it.'),
      team: z
        .strictObject({
          name: text.describe('The name of the team; null when not known.'),
          presentation_alias_enabled: z
            .boolean()
            .describe('Whether links may have a readable alias.'),
          privacy_policy_url: text.describe("URL of the team's privacy policy; null for none."),
          sharing_consent_implied: z
            .boolean()
            .describe('Visitors are not asked: opening the link is consent.'),
          sharing_consent_optional: z
            .boolean()
            .describe(
              'Visitors are asked and may refuse; then nothing of the viewing is recorded.',
            ),
          sharing_consent_required: z
            .boolean()
            .describe('Visitors have to agree before anything is shown.'),
          sharing_consent_text: text.describe(
            'The sentence beside the checkbox; null when nobody is asked.',
          ),
        })
        .describe("The sender's team."),
      presentation: sharedPresentation.describe('The presentation that the link opens.'),
      page_count: z.number().int().describe('How many pages it has; 0 until every gate is passed.'),
      pages: z
        .array(
          z.strictObject({
            width: z.number().describe('In points, 1/72 inch.'),
            height: z.number().describe('In points, 1/72 inch.'),
          }),
        )
        .describe('The size of each page; empty until every gate is passed.'),
      media: sharedMedia
        .nullable()
        .describe(
          'What is shown instead of the pages; null where the pages are shown, and until every gate is passed.',
        ),
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
        media: presentSharedMedia(presentation),
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
    media: null,
  };
}

export const visitPart = z.strictObject({
  hit_uuid: z
    .string()
    .describe(
      'The visit: every later call carries it. Each gate that is passed answers a new one, and the previous one opens less.',
    ),
  signed_url: z
    .string()
    .describe('URL of the file for this visit; answers 403 until `pending_gates` is empty.'),
  download_url: text.describe(
    'URL to save the file; null when presentation or link do not allow it, and until `pending_gates` is empty.',
  ),
  source: z
    .strictObject({
      signed_url: z
        .string()
        .describe('URL of the file for this visit; answers 403 until `pending_gates` is empty.'),
    })
    .describe('The same URL where some clients look for it.'),
  pages_url: z
    .string()
    .describe('URL of the pages as pictures; answers 403 until `pending_gates` is empty.'),
  pending_gates: z
    .array(z.enum(['consent', 'access_code', 'email', 'email_code', 'form']))
    .describe(
      'Gates left, in this order: `consent` by PUT /api/public/shared-link-hits/{hit_uuid} with consent true; `access_code` by POST /api/public/shared-links/check-access-code; `email` by the same PUT with email. Where the link verifies emails this sends six digits to it, and the gate is then called `email_code`: the same PUT with email_code; `form` by POST /api/public/forms/{gate_form_uuid}/responses with hit_uuid and status Complete.',
    ),
  hit: z
    .strictObject({
      email: text.describe('The email of the visitor, entered or proven; null for none.'),
      consent: z
        .boolean()
        .nullable()
        .describe('What they chose; null when they were not asked or have not chosen.'),
    })
    .describe('What is known of the visit.'),
});

/**
 * The public link (accounts §3, "Read fields for the public page"). `npm run codegen` writes its type to
 * schemas/rest/public-link.ts, for the viewer.
 */
export const publicLinkSchema = sharedPart.schema.extend({
  ...visitPart.shape,
  presentation: sharedPresentation
    .extend({
      signedURL: text.describe('The same as `signed_url`; null until `pending_gates` is empty.'),
    })
    .describe('The presentation that the link opens.'),
});
