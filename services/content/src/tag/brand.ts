import {
  BrandCreated,
  BrandDeleted,
  BrandMerged,
  BrandRenamed,
} from '@lectern/schemas/events/content/brands.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { slugOf } from '@lectern/schemas/text/fold.ts';
import { tagDefinition } from './tag.ts';

/** A brand that presentations belong to: at most one each. */
export const Brand = aggregate(
  tagDefinition({
    name: 'Brand',
    events: [BrandCreated, BrandRenamed, BrandMerged, BrandDeleted],
    sortBy: (name) => slugOf(name, 'brand'),
    factOf({ type, data }) {
      switch (type) {
        case 'BrandCreated':
          return { type: 'created', name: data.name };
        case 'BrandRenamed':
          return { type: 'renamed', name: data.name };
        case 'BrandMerged':
          return { type: 'merged', intoId: data.intoId, mergeNumber: data.mergeNumber };
        case 'BrandDeleted':
          return { type: 'deleted' };
      }
    },
    eventOf(brandId, fact) {
      switch (fact.type) {
        case 'created':
          return BrandCreated({ brandId, name: fact.name });
        case 'renamed':
          return BrandRenamed({ brandId, name: fact.name });
        case 'merged':
          return BrandMerged({ brandId, intoId: fact.intoId, mergeNumber: fact.mergeNumber });
        case 'deleted':
          return BrandDeleted({ brandId });
        case 'recolored':
          throw new Error('A brand has no color');
      }
    },
  }),
);
