import { z } from 'zod';
import { event, id } from '../event.ts';
import { brandId, presentationId } from '../fields.ts';

/** The brand's name. */
const name = z.string();

/** A brand was created in the team. */
export const BrandCreated = event('BrandCreated', { brandId, name });

/** A brand was renamed. */
export const BrandRenamed = event('BrandRenamed', { brandId, name });

/** A brand was merged into another, which replaces it on every presentation. */
export const BrandMerged = event('BrandMerged', {
  /** The brand that was merged. */
  brandId,
  /** The brand that replaces it. */
  intoId: id,
  /** Number of the merge among all merges of brands in the team, 1 for the first. */
  mergeNumber: z.number().int().positive(),
});

/** A brand was deleted and removed from every presentation. */
export const BrandDeleted = event('BrandDeleted', { brandId });

/**
 * The brand of a presentation was replaced by another, because the two were merged, or removed because it was deleted.
 */
export const PresentationBrandReplaced = event('PresentationBrandReplaced', {
  presentationId,
  /** The brand that it belonged to. */
  brandId,
  /** The brand that it belongs to instead; null for none. */
  byId: id.nullable(),
});
