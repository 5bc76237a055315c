import type { Texts } from '../store/texts-port.ts';
import { teamOf, type Call } from './call.ts';
import type { ServiceContext } from './context.ts';

/** A service's texts of the caller's team. @throws Error where the call has no team */
export function contextTexts(texts: Texts, call: Call): ServiceContext['texts'] {
  const team = (): string => {
    const teamId = teamOf(call);
    if (teamId === null) throw new Error('Texts belong to a team, and this call has none.');
    return teamId;
  };
  return {
    put: async (ownerId, pages) => texts.put(team(), ownerId, pages),
    remove: async (ownerId) => texts.remove(team(), ownerId),
    has: async (ownerId) => texts.has(team(), ownerId),
    isEmpty: async () => texts.isEmpty(team()),
    search: async (query) => texts.search(team(), query),
  };
}
