import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import { SharedLinkCreated, SharedLinkRevised } from '@lectern/schemas/events/sharing.ts';
import { sharedLink } from '@lectern/sharing/shared-link/shared-link.ts';

const named: readonly string[] = [SharedLinkCreated.type, SharedLinkRevised.type];
/** Names are sealed since this version of the events. */
const SEALED_SINCE = 2;

/** This recipient's links from before names were sealed: events are never rewritten, so the log keeps those names. */
export async function linksNamedUnsealed(
  sharing: RunningService,
  personId: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const { teamId, id } of await sharing.store.views.ofPerson(sharedLink.name, personId)) {
    const commits = await sharing.store.commits.read(streamOf(sharedLink, teamId, id));
    const events = commits.flatMap((commit) => commit.events);
    if (
      events.some(
        ({ type, schemaVersion, data }) =>
          named.includes(type) && schemaVersion < SEALED_SINCE && typeof data['name'] === 'string',
      )
    )
      found.push(id);
  }
  return found;
}
