import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { visitorOf } from '../assignment/assignment.ts';
import { contactName } from '../contact-names/read-names.ts';
import { ranking } from '../figures/figures.ts';
import { beganFirst, lastLines, type Line } from '../figures/line.ts';
import type { Scope } from '../figures/scope.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { VisitorSum } from '../figures/sum.ts';
import { LAST, readLatestSeen, readSession } from '../reading/read-sessions.ts';
import { figuresOnce, presentFigures, presentVisitor, type Figures } from './load-figures.ts';
import { toFigureFilter } from './filter.ts';
import { latestSeenAt, newestOf, oldestStartedAt } from './newest-viewing.ts';
import type { InputMaybe, ContactResolvers } from './generated.ts';

export interface ContactKey {
  id: string;
}

/** One of a list, and what the list knows of it. */
export interface ListedContact extends ContactKey {
  listed?: { figures: Figures; sum: VisitorSum };
}

const everyone = { includeBots: true, includeOwnTeam: true };

function scopeOf(
  { id }: ContactKey,
  presentationId?: InputMaybe<string>,
): Extract<Scope, { kind: 'visitor' }> {
  return { kind: 'visitor', visitor: visitorOf(id), ...(presentationId && { presentationId }) };
}

/** The contact, where the caller may see a viewing of theirs. */
export async function findContact(context: ServiceContext, id: string): Promise<ContactKey | null> {
  return (await newestOf(context, scopeOf({ id }), toFigureFilter(everyone))) && { id };
}

/** Where it was listed for the same question. */
function listedFor({ listed }: ListedContact, asked: FigureFilter): ListedContact['listed'] {
  return listed && JSON.stringify(listed.figures.asked) === JSON.stringify(asked)
    ? listed
    : undefined;
}

/** Their viewings on a presentation, where it is the list of its contacts that tells of them for the same question. */
async function linesOf(
  contact: ListedContact,
  presentationId: InputMaybe<string> | undefined,
  asked: FigureFilter,
  context: ServiceContext,
): Promise<readonly Line[] | null> {
  const scope = listedFor(contact, asked)?.figures.scope;
  if (!presentationId || scope?.kind !== 'presentation' || scope.presentationId !== presentationId)
    return null;
  return (await figuresOnce(context, scopeOf(contact, presentationId), asked)).lines;
}
export type ContactParent = ListedContact;

export const Contact = {
  __resolveReference: ({ id }, context) => findContact(context, id),
  email: async ({ id }, _args, context) => (await contactName(context, id)).email,
  name: async ({ id }, _args, context) => (await contactName(context, id)).name,
  async figures(contact, { presentationId, filter }, context) {
    const [scope, asked] = [scopeOf(contact, presentationId), toFigureFilter(filter)];
    const listed = listedFor(contact, asked);
    if (listed && !presentationId && listed.figures.scope.kind === 'team')
      return presentVisitor(context, scope, listed.figures, listed.sum);
    return presentFigures(context, await figuresOnce(context, scope, asked));
  },
  async firstSeenAt(contact, { presentationId, filter }, context) {
    const asked = toFigureFilter(filter);
    const lines = await linesOf(contact, presentationId, asked, context);
    return lines
      ? beganFirst(lines)
      : oldestStartedAt(context, scopeOf(contact, presentationId), asked);
  },
  async lastSeenAt(contact, { presentationId, filter }, context) {
    const asked = toFigureFilter(filter);
    const lines = await linesOf(contact, presentationId, asked, context);
    return lines
      ? readLatestSeen(
          context,
          lastLines(lines, LAST).map(([sessionId]) => sessionId),
        )
      : latestSeenAt(context, scopeOf(contact, presentationId), asked);
  },
  lastSession(contact, { filter }, context) {
    const asked = toFigureFilter(filter);
    const listed = listedFor(contact, asked);
    return listed?.figures.scope.kind === 'team'
      ? readSession(context, listed.sum.lastId)
      : newestOf(context, scopeOf(contact), asked);
  },
  async presentations(contact, { filter }, context) {
    const asked = toFigureFilter(filter);
    const { sum } = await figuresOnce(context, scopeOf(contact), asked);
    return ranking(sum.presentations()).map(({ id }) => ({
      presentation: { id },
      figures: async () =>
        presentFigures(context, await figuresOnce(context, scopeOf(contact, id), asked)),
    }));
  },
} satisfies ContactResolvers;
