import type { AggregateDefinition } from '@lectern/kernel/commands/aggregate.ts';
import type { ListDeclaration } from '@lectern/kernel/store/views-port.ts';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import { linkSearchTerms } from './search.ts';
import { linkExists, type SharedLink } from './state.ts';

/** The index value of a link without an expiry date; sorts after all moments. */
export const NEVER = '9999-12-31T23:59:59.999Z';

const filters = ['presentationId', 'createdBy', 'status', 'openUntil', 'linkType', 'terms'];
const list = (orderBy: string, ...equals: string[]): ListDeclaration => ({
  equals: ['isDeleted', ...equals],
  filters: filters.filter((field) => !equals.includes(field)),
  orderBy,
  canSkip: true,
  covers: true,
});

export const sharedLinkView: AggregateDefinition<SharedLink, never, EventDefinition>['view'] = {
  fields: {
    presentationId: 'text',
    createdBy: 'text',
    createdAt: 'text',
    status: 'text',
    openUntil: 'text',
    token: 'text',
    alias: 'text',
    linkType: 'text',
    isDeleted: 'boolean',
    deletedAt: 'text',
    terms: 'texts',
  },
  lists: {
    newest: list('-createdAt'),
    oldest: list('createdAt'),
    soonestToExpire: list('openUntil'),
    ofPresentation: list('-createdAt', 'presentationId'),
    ofPresentationByAge: { equals: ['presentationId'], orderBy: 'createdAt' },
  },
  lookups: ['token', 'alias'],
  index: (link) =>
    linkExists(link)
      ? {
          presentationId: link.presentationId,
          createdBy: link.createdBy,
          createdAt: link.createdAt,
          status: link.status,
          openUntil: link.expiresAt ?? NEVER,
          token: link.token,
          alias: link.alias,
          linkType: link.linkType,
          isDeleted: link.deletedAt !== null,
          deletedAt: link.deletedAt,
          terms: linkSearchTerms(link),
        }
      : {
          presentationId: null,
          createdBy: null,
          createdAt: null,
          status: link.status,
          openUntil: null,
          token: null,
          alias: null,
          linkType: null,
          isDeleted: null,
          deletedAt: null,
          terms: [],
        },
};
