import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { visitorOf } from '../assignment/assignment.ts';
import { nameOf } from '../contact-names/read-names.ts';
import { ranking } from '../figures/figures.ts';
import type { Scope } from '../figures/scope.ts';
import type { Asked } from '../figures/read-figures.ts';
import type { VisitorSum } from '../figures/sum.ts';
import { readLastSeen, readSession } from '../reading/read-sessions.ts';
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

/** Whether the viewing that the list knows is the only one: of persons, on this presentation (or any), until now. */
function isOnlyOneOf({ listed }: ListedContact, presentationId: InputMaybe<string> | undefined): boolean {
  if (!listed || listed.sum.views > 1 || listed.figures.asked.from !== null || listed.figures.asked.to !== null || listed.figures.asked.lanes.length > 1) return false;
  const { scope } = listed.figures;
  return scope.kind === 'presentation' ? scope.presentationId === presentationId : scope.kind === 'team' && !presentationId;
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
    const scope = scopeOf(contact, presentationId);
    return isOnlyOneOf(contact, presentationId) ? readLastSeen(context, contact.listed!.sum.lastId) : latestSeenAt(context, scope, askedBy(null));
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
