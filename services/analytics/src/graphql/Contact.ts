import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { contactVisitorKey } from '../assignment/assignment.ts';
import { contactName } from '../contact-names/read-names.ts';
import { rankByCount } from '../figures/figures.ts';
import { earliestStart, latestLines, type Line } from '../figures/line.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import type { VisitorSum } from '../figures/sum-parts.ts';
import { LATEST_COUNT, readLatestSeen, readSession } from '../viewing/read-sessions.ts';
import { toFigureFilter } from './filter.ts';
import type { ContactResolvers, InputMaybe } from './generated.ts';
import { loadFigures, type Figures } from './load-figures.ts';
import { latestSeenAt, newestViewing, oldestStartedAt } from './newest-viewing.ts';
import { presentFigures, presentVisitor } from './present-figures.ts';

export interface ContactKey {
  id: string;
}

export interface ContactParent extends ContactKey {
  /** What the list that the contact comes from knows already. */
  listed?: { figures: Figures; sum: VisitorSum };
}

const allLanes = { includeBots: true, includeOwnTeam: true };

function scopeOf(
  { id }: ContactKey,
  presentationId?: InputMaybe<string>,
): Extract<Scope, { kind: 'visitor' }> {
  return {
    kind: 'visitor',
    visitor: contactVisitorKey(id),
    ...(presentationId && { presentationId }),
  };
}

/** Null unless the caller may see one of the contact's viewings. */
export async function findContact(context: ServiceContext, id: string): Promise<ContactKey | null> {
  return (await newestViewing(context, scopeOf({ id }), toFigureFilter(allLanes))) && { id };
}

/** What the list knows, if it was read with the same filter. */
function listedWithFilter(
  { listed }: ContactParent,
  filter: FigureFilter,
): ContactParent['listed'] {
  return listed && JSON.stringify(listed.figures.filter) === JSON.stringify(filter)
    ? listed
    : undefined;
}

/** The contact's lines on a presentation, if they come from its list of contacts with the same filter. */
async function linesOnPresentation(
  contact: ContactParent,
  presentationId: InputMaybe<string> | undefined,
  filter: FigureFilter,
  context: ServiceContext,
): Promise<readonly Line[] | null> {
  const scope = listedWithFilter(contact, filter)?.figures.scope;
  if (!presentationId || scope?.kind !== 'presentation' || scope.presentationId !== presentationId)
    return null;
  return (await loadFigures(context, scopeOf(contact, presentationId), filter)).lines;
}

export const Contact = {
  __resolveReference: ({ id }, context) => findContact(context, id),
  email: async ({ id }, _args, context) => (await contactName(context, id)).email,
  name: async ({ id }, _args, context) => (await contactName(context, id)).name,
  isVerified: async ({ id }, _args, context) => (await contactName(context, id)).isVerified,
  async figures(contact, { presentationId, ...args }, context) {
    const scope = scopeOf(contact, presentationId);
    const filter = toFigureFilter(args.filter);
    const listed = listedWithFilter(contact, filter);
    if (listed && !presentationId && listed.figures.scope.kind === 'team')
      return presentVisitor(context, scope, listed.figures, listed.sum);
    return presentFigures(context, await loadFigures(context, scope, filter));
  },
  async firstSeenAt(contact, { presentationId, ...args }, context) {
    const filter = toFigureFilter(args.filter);
    const lines = await linesOnPresentation(contact, presentationId, filter, context);
    return lines
      ? earliestStart(lines)
      : oldestStartedAt(context, scopeOf(contact, presentationId), filter);
  },
  async lastSeenAt(contact, { presentationId, ...args }, context) {
    const filter = toFigureFilter(args.filter);
    const lines = await linesOnPresentation(contact, presentationId, filter, context);
    if (!lines) return latestSeenAt(context, scopeOf(contact, presentationId), filter);
    const ids = latestLines(lines, LATEST_COUNT).map(([sessionId]) => sessionId);
    return readLatestSeen(context, ids);
  },
  lastSession(contact, args, context) {
    const filter = toFigureFilter(args.filter);
    const listed = listedWithFilter(contact, filter);
    return listed?.figures.scope.kind === 'team'
      ? readSession(context, listed.sum.lastId)
      : newestViewing(context, scopeOf(contact), filter);
  },
  async presentations(contact, args, context) {
    const filter = toFigureFilter(args.filter);
    const { sum } = await loadFigures(context, scopeOf(contact), filter);
    return rankByCount(sum.presentations()).map(({ id }) => ({
      presentation: { id },
      figures: async () =>
        presentFigures(context, await loadFigures(context, scopeOf(contact, id), filter)),
    }));
  },
} satisfies ContactResolvers;
