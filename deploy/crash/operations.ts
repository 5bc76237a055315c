import { person } from '@lectern/identity/people/person/person.ts';
import type { RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { ViewerEventRecorded, ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { browserOf, presentationId, teamId, type Operation } from './protocol.ts';
import { Link } from './sample.ts';

type Report = Extract<Operation, { kind: 'report' }>;
type Opening = Extract<Operation, { kind: 'open' }>;

const actor = { actorId: null, onBehalfOfId: null, correlationId: 'crash', causationId: null };

/** What a writer asks for; the key makes a retry the same request. */
export async function perform(
  { service, engines: { log, codec } }: RunningServices,
  operation: Operation,
): Promise<{ isChanged: boolean }> {
  const { handler } = service('billing');
  const origin = { ...actor, idempotency: { key: `crash/${operation.key}`, hash: operation.key } };
  switch (operation.kind) {
    case 'create': {
      const { linkId: id, token } = operation;
      const command = { type: 'Create', id, token, presentationId } as const;
      const { isChanged } = await handler.execute(Link, teamId, id, command, origin);
      return { isChanged };
    }
    case 'cancel': {
      const { linkId: id } = operation;
      const command = { type: 'Cancel', id } as const;
      const { isChanged } = await handler.execute(Link, teamId, id, command, origin);
      return { isChanged };
    }
    case 'erase': {
      const { hitId: personId } = operation;
      const command = { type: 'ErasePerson', personId, teamId } as const;
      const { isChanged } = await handler.execute(person, null, personId, command, origin);
      return { isChanged };
    }
    case 'report':
    case 'open': {
      const time = new Date().toISOString();
      const isReport = operation.kind === 'report';
      const event = isReport ? reported(operation, time) : opened(operation, time);
      const key = isReport ? operation.sessionId : operation.placeId;
      const fact = { event, id: operation.key, key, subject: key, teamId, time };
      await log.publish([await codec.fact(fact)]);
      return { isChanged: true };
    }
  }
}

function reported({ sessionId, elapsedMs }: Report, heardAt: string) {
  return ViewerEventRecorded({
    presentationId: sessionId,
    sharedLinkId: null,
    linkOwnerId: null,
    sessionId,
    category: 'crash',
    action: 'report',
    path: null,
    page: null,
    detail: null,
    eventAtUs: elapsedMs,
    elapsedMs,
    heardAt,
  });
}

function opened({ hitId, placeId }: Opening, startedAt: string) {
  return ViewerSessionStarted({
    presentationId: placeId,
    sharedLinkId: null,
    linkOwnerId: null,
    sessionId: hitId,
    hitId: null,
    viewerId: null,
    activityId: null,
    startedAt,
    pageCount: null,
    userAgent: browserOf(hitId),
  });
}
