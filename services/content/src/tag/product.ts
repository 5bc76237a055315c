import {
  ProductCreated,
  ProductDeleted,
  ProductMerged,
  ProductRenamed,
} from '@lectern/schemas/events/content/products.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { slugOf } from '@lectern/schemas/text/fold.ts';
import { tagDefinition } from './tag.ts';

/** A product that presentations are about. */
export const Product = aggregate(
  tagDefinition({
    name: 'Product',
    events: [ProductCreated, ProductRenamed, ProductMerged, ProductDeleted],
    sortBy: (name) => slugOf(name, 'product'),
    factOf({ type, data }) {
      switch (type) {
        case 'ProductCreated':
          return { type: 'created', name: data.name };
        case 'ProductRenamed':
          return { type: 'renamed', name: data.name };
        case 'ProductMerged':
          return { type: 'merged', intoId: data.intoId, mergeNumber: data.mergeNumber };
        case 'ProductDeleted':
          return { type: 'deleted' };
      }
    },
    eventOf(productId, fact) {
      switch (fact.type) {
        case 'created':
          return ProductCreated({ productId, name: fact.name });
        case 'renamed':
          return ProductRenamed({ productId, name: fact.name });
        case 'merged':
          return ProductMerged({ productId, intoId: fact.intoId, mergeNumber: fact.mergeNumber });
        case 'deleted':
          return ProductDeleted({ productId });
        case 'recolored':
          throw new Error('A product has no color');
      }
    },
  }),
);
