import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { contactVisitorKey } from '../assignment/assignment.ts';
import { contactName } from '../contact-names/read-names.ts';
import { rankByCount } from '../figures/figures.ts';
import { earliestStart, latestLines, type Line } from '../figures/line.ts';
import type { Scope } from '../figures/scope.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { VisitorSum } from '../figures/sum.ts';
import { LATEST_COUNT, readLatestSeen, readSession } from '../reading/read-sessions.ts';
import { loadFigures, presentFigures, presentVisitor, type Figures } from './load-figures.ts';
import { toFigureFilter } from './filter.ts';
import { latestSeenAt, newestViewing, oldestStartedAt } from './newest-viewing.ts';
import type { InputMaybe, ContactResolvers } from './generated.ts';

export interface ContactKey {
  id: string;
}

/** One of a list, and what the list knows of it. */
export interface ListedContact extends ContactKey {
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

/** The contact, where the caller may see a viewing of theirs. */
export async function findContact(context: ServiceContext, id: string): Promise<ContactKey | null> {
  return (await newestViewing(context, scopeOf({ id }), toFigureFilter(allLanes))) && { id };
}

/** Where it was listed for the same question. */
function listedWithFilter({ listed }: ListedContact, asked: FigureFilter): ListedContact['listed'] {
  return listed && JSON.stringify(listed.figures.asked) === JSON.stringify(asked)
    ? listed
    : undefined;
}

/** Their viewings on a presentation, where it is the list of its contacts that tells of them for the same question. */
async function linesOnPresentation(
  contact: ListedContact,
  presentationId: InputMaybe<string> | undefined,
  asked: FigureFilter,
  context: ServiceContext,
): Promise<readonly Line[] | null> {
  const scope = listedWithFilter(contact, asked)?.figures.scope;
  if (!presentationId || scope?.kind !== 'presentation' || scope.presentationId !== presentationId)
    return null;
  return (await loadFigures(context, scopeOf(contact, presentationId), asked)).lines;
}
export type ContactParent = ListedContact;

export const Contact = {
  __resolveReference: ({ id }, context) => findContact(context, id),
  email: async ({ id }, _args, context) => (await contactName(context, id)).email,
  name: async ({ id }, _args, context) => (await contactName(context, id)).name,
  async figures(contact, { presentationId, filter }, context) {
    const [scope, asked] = [scopeOf(contact, presentationId), toFigureFilter(filter)];
    const listed = listedWithFilter(contact, asked);
    if (listed && !presentationId && listed.figures.scope.kind === 'team')
      return presentVisitor(context, scope, listed.figures, listed.sum);
    return presentFigures(context, await loadFigures(context, scope, asked));
  },
  async firstSeenAt(contact, { presentationId, filter }, context) {
    const asked = toFigureFilter(filter);
    const lines = await linesOnPresentation(contact, presentationId, asked, context);
    return lines
      ? earliestStart(lines)
      : oldestStartedAt(context, scopeOf(contact, presentationId), asked);
  },
  async lastSeenAt(contact, { presentationId, filter }, context) {
    const asked = toFigureFilter(filter);
    const lines = await linesOnPresentation(contact, presentationId, asked, context);
    return lines
      ? readLatestSeen(
          context,
          latestLines(lines, LATEST_COUNT).map(([sessionId]) => sessionId),
        )
      : latestSeenAt(context, scopeOf(contact, presentationId), asked);
  },
  lastSession(contact, { filter }, context) {
    const asked = toFigureFilter(filter);
    const listed = listedWithFilter(contact, asked);
    return listed?.figures.scope.kind === 'team'
      ? readSession(context, listed.sum.lastId)
      : newestViewing(context, scopeOf(contact), asked);
  },
  async presentations(contact, { filter }, context) {
    const asked = toFigureFilter(filter);
    const { sum } = await loadFigures(context, scopeOf(contact), asked);
    return rankByCount(sum.presentations()).map(({ id }) => ({
      presentation: { id },
      figures: async () =>
        presentFigures(context, await loadFigures(context, scopeOf(contact, id), asked)),
    }));
  },
} satisfies ContactResolvers;
