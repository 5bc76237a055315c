import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { PresentationFieldsFragment, PresentationSettingsInput, PresentationStatus, ProcessingStatus } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment PresentationFields on Presentation {
    id name slug alias description locale presentationType status isProtected sharingDisclaimer
    processing { status pagesDone pageCount failure }
    settings { canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported }
    owner { id }
    pageCount thumbnailUrl createdAt updatedAt
  }
`);

export const presentationStatus = z.enum(['Draft', 'Active', 'Inactive']);
/** As clients spell it: the case does not matter. */
export const givenStatus = z.string().transform((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()).pipe(presentationStatus);
const processingStatus = z.enum(['Waiting', 'Processing', 'Processed', 'Failed']);

/** content §3 */
const settings = z.strictObject({
  can_be_shared: z.boolean(),
  can_be_shared_link: z.boolean(),
  can_be_forwarded: z.boolean(),
  can_be_downloaded: z.boolean(),
  can_be_printed: z.boolean(),
  can_be_printed_by_user: z.boolean(),
  can_be_exported: z.boolean(),
});
export const someSettings = settings.partial();

/** content §3 */
export const presentationResource = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  alias: z.string().nullable(),
  description: z.string().nullable(),
  locale: z.string(),
  presentation_type: z.string(),
  status: presentationStatus,
  active: z.boolean(),
  is_protected: z.boolean(),
  sharing_disclaimer: z.string().nullable(),
  owner_id: z.string().nullable(),
  settings,
  processing: z.strictObject({ status: processingStatus, pages_done: z.number().int().nullable(), page_count: z.number().int().nullable(), failure: z.string().nullable() }),
  page_count: z.number().int().nullable(),
  thumbnail_url: z.string().nullable(),
  created_at: at,
  updated_at: at,
});

const statuses = { DRAFT: 'Draft', ACTIVE: 'Active', INACTIVE: 'Inactive' } as const satisfies Record<PresentationStatus, string>;
const progress = { WAITING: 'Waiting', PROCESSING: 'Processing', PROCESSED: 'Processed', FAILED: 'Failed' } as const satisfies Record<ProcessingStatus, string>;

export function parseStatus(status: z.output<typeof presentationStatus>): PresentationStatus {
  return status.toUpperCase() as PresentationStatus;
}

export function parseSettings(given: z.output<typeof someSettings>): PresentationSettingsInput {
  return {
    canBeShared: given.can_be_shared,
    canBeSharedLink: given.can_be_shared_link,
    canBeForwarded: given.can_be_forwarded,
    canBeDownloaded: given.can_be_downloaded,
    canBePrinted: given.can_be_printed,
    canBePrintedByUser: given.can_be_printed_by_user,
    canBeExported: given.can_be_exported,
  };
}

export function presentPresentation(presentation: PresentationFieldsFragment): z.output<typeof presentationResource> {
  const { id, name, slug, locale, isProtected, owner, createdAt, updatedAt, processing } = presentation;
  const given = presentation.settings;
  return {
    id,
    name,
    slug,
    alias: presentation.alias ?? null,
    description: presentation.description ?? null,
    locale,
    presentation_type: presentation.presentationType,
    status: statuses[presentation.status],
    active: presentation.status === 'ACTIVE',
    is_protected: isProtected,
    sharing_disclaimer: presentation.sharingDisclaimer ?? null,
    owner_id: owner?.id ?? null,
    settings: {
      can_be_shared: given.canBeShared,
      can_be_shared_link: given.canBeSharedLink,
      can_be_forwarded: given.canBeForwarded,
      can_be_downloaded: given.canBeDownloaded,
      can_be_printed: given.canBePrinted,
      can_be_printed_by_user: given.canBePrintedByUser,
      can_be_exported: given.canBeExported,
    },
    processing: {
      status: progress[processing.status],
      pages_done: processing.pagesDone ?? null,
      page_count: processing.pageCount ?? null,
      failure: processing.failure ?? null,
    },
    page_count: presentation.pageCount ?? null,
    thumbnail_url: presentation.thumbnailUrl ?? null,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
