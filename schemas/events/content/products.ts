import { z } from 'zod';
import { event, id } from '../event.ts';
import { presentationId, productId } from '../fields.ts';

/** The product's name. */
const name = z.string();

/** A product was created in the team. */
export const ProductCreated = event('ProductCreated', { productId, name });

/** A product was renamed. */
export const ProductRenamed = event('ProductRenamed', { productId, name });

/** A product was merged into another, which replaces it on every presentation. */
export const ProductMerged = event('ProductMerged', {
  /** The product that was merged. */
  productId,
  /** The product that replaces it. */
  intoId: id,
  /** Number of the merge among all merges of products in the team, 1 for the first. */
  mergeNumber: z.number().int().positive(),
});

/** A product was deleted and removed from every presentation. */
export const ProductDeleted = event('ProductDeleted', { productId });

/**
 * A product of a presentation was replaced by another, because the two were merged, or removed because it was deleted.
 */
export const PresentationProductReplaced = event('PresentationProductReplaced', {
  presentationId,
  /** The product that it was about. */
  productId,
  /** The product that it is about instead; null for none. */
  byId: id.nullable(),
});
