import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { visitorOf } from '../assignment/assignment.ts';
import { nameOf } from '../contact-names/read-names.ts';
import { ranking } from '../figures/figures.ts';
import { lastLines } from '../figures/line.ts';
import type { Scope } from '../figures/scope.ts';
import type { Asked } from '../figures/read-figures.ts';
import type { VisitorSum } from '../figures/sum.ts';
import { LAST, readLatestSeen, readSession } from '../reading/read-sessions.ts';
import { LONGEST_MS } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { figuresOnce, presentFigures, presentVisitor, type Figures } from './figures-once.ts';
import { askedBy } from './filter.ts';
import { listOf } from '../figures/list-of.ts';
import { newestOf, latestSeenAt } from './newest-of.ts';
import type { ContactFiguresArgs, ContactFirstSeenAtArgs, ContactLastSessionArgs, ContactPresentationsArgs, InputMaybe } from './generated.ts';

export interface ContactKey {
  id: string;
}

/** One of a list, and what the list knows of it. */
export interface ListedContact extends ContactKey {
  listed?: { figures: Figures; sum: VisitorSum };
}

const everyone = { includeBots: true, includeOwnTeam: true };

export function scopeOf({ id }: ContactKey, presentationId?: InputMaybe<string>): Scope {
  return { kind: 'visitor', visitor: visitorOf(id), ...(presentationId && { presentationId }) };
}

/** The contact, where the caller may see a viewing of theirs. */
export async function findContact(context: ServiceContext, id: string): Promise<ContactKey | null> {
  return (await newestOf(context, scopeOf({ id }), askedBy(everyone))) && { id };
}

/** Where it was listed for the same question. */
function listedFor({ listed }: ListedContact, asked: Asked): ListedContact['listed'] {
  return listed && JSON.stringify(listed.figures.asked) === JSON.stringify(asked) ? listed : undefined;
}

/**
 * The viewings that the list was made of, where it knows which came last: of persons, on this presentation, until now. One
 * that began before its range may have gone on for as long as a session is good for.
 */
async function lastKnownOf(contact: ListedContact, presentationId: InputMaybe<string> | undefined, context: ServiceContext): Promise<string[] | null> {
  const { figures, sum } = contact.listed ?? {};
  if (!figures || !sum || !presentationId || figures.scope.kind !== 'presentation' || figures.scope.presentationId !== presentationId) return null;
  const { from, to, lanes } = figures.asked;
  if (to !== null || lanes.length > 1 || (from !== null && sum.lastMs < Date.parse(from) + LONGEST_MS)) return null;
  const { lines } = await figuresOnce(context, scopeOf(contact, presentationId), figures.asked);
  return lastLines(lines, LAST).map(([sessionId]) => sessionId);
}

export const Contact = {
  __resolveReference: ({ id }: ContactKey, context: ServiceContext) => findContact(context, id),
  email: async ({ id }: ContactKey, _args: unknown, context: ServiceContext) => (await nameOf(context, id)).email,
  name: async ({ id }: ContactKey, _args: unknown, context: ServiceContext) => (await nameOf(context, id)).name,
  async figures(contact: ListedContact, { presentationId, filter }: ContactFiguresArgs, context: ServiceContext) {
    const [scope, asked] = [scopeOf(contact, presentationId), askedBy(filter)];
    const listed = listedFor(contact, asked);
    if (listed && !presentationId && listed.figures.scope.kind === 'team') return presentVisitor(context, scope, listed.figures, listed.sum);
    return presentFigures(context, await figuresOnce(context, scope, asked));
  },
  async firstSeenAt(contact: ContactKey, { presentationId }: ContactFirstSeenAtArgs, context: ServiceContext) {
    const { where } = listOf(scopeOf(contact, presentationId), { lane: 'person' });
    const [first] = await context.view(viewerSession).find({ list: 'oldestOfVisitor', where, limit: 1 });
    return first && first.doc.status !== 'none' ? first.doc.startedAt : null;
  },
  async lastSeenAt(contact: ListedContact, { presentationId }: ContactFirstSeenAtArgs, context: ServiceContext) {
    const known = await lastKnownOf(contact, presentationId, context);
    return known ? readLatestSeen(context, known) : latestSeenAt(context, scopeOf(contact, presentationId), askedBy(null));
  },
  lastSession(contact: ListedContact, { filter }: ContactLastSessionArgs, context: ServiceContext) {
    const asked = askedBy(filter);
    const listed = listedFor(contact, asked);
    return listed?.figures.scope.kind === 'team' ? readSession(context, listed.sum.lastId) : newestOf(context, scopeOf(contact), asked);
  },
  async presentations(contact: ContactKey, { filter }: ContactPresentationsArgs, context: ServiceContext) {
    const asked = askedBy(filter);
    const { sum } = await figuresOnce(context, scopeOf(contact), asked);
    return ranking(sum.presentations()).map(({ id }) => ({
      presentation: { id },
      figures: async () => presentFigures(context, await figuresOnce(context, scopeOf(contact, id), asked)),
    }));
  },
};
