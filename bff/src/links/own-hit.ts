import type { Capability } from '@lectern/schemas/access/capability.ts';
import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { OwnHitFragment, ReportHitInput } from '../gql/graphql.ts';
import { ask } from '../graph/ask.ts';
import type { Call } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { isOpenTo } from './gates.ts';
import { HIT_PENDING, readVisit } from './visit.ts';

const OwnHit = graphql(`
  fragment OwnHit on PublicSharedLinkHit {
    id
    email
    isFake
    blockRobots
    isReal
    botReason
    notificationLevel
    areRemindersMuted
  }
`);
const ReadOwnHit = graphql(`
  query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {
    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {
      ...OwnHit
    }
  }
`);
const ReportOwnHit = graphql(`
  mutation ReportOwnHit(
    $id: ID!
    $sharedLinkId: ID!
    $presentationId: ID!
    $input: ReportHitInput!
  ) {
    reportHit(
      id: $id
      sharedLinkId: $sharedLinkId
      presentationId: $presentationId
      input: $input
    ) {
      ...OwnHit
    }
  }
`);
const NoticeOwnHit = graphql(`
  mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {
    noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)
  }
`);

const hitFields = resource(OwnHit, {
  names: { botReason: null, areRemindersMuted: 'is_muted' },
});

/**
 * A hit as its visitor sees it (accounts §3). `uuid`, also called `hit_uuid`, is the visit, which later calls carry: a
 * new one once a gate is passed. The team's lists know the hit by `id`.
 */
export const ownHit = hitFields.schema.extend({
  uuid: z.string().describe('The visit, which later calls carry; a new one once a gate is passed.'),
  hit_uuid: z.string().describe('The same as `uuid`.'),
});

/** Before its gates a link does not say when its sender is notified (ADR 62). */
export async function presentOwnHit(call: Call, hit: OwnHitFragment, hitUuid: string) {
  const { teamId, sharedLinkId, gates } = visitIn(call, hitUuid);
  const link = sharedLinkId === null ? null : await call.edge.links.byId(teamId, sharedLinkId);
  const shown =
    link && isOpenTo(link, gates)
      ? hit
      : { ...hit, notificationLevel: 0, areRemindersMuted: false };
  return { ...hitFields.present(shown), uuid: hitUuid, hit_uuid: hitUuid };
}

/** @throws EdgeError NOT_FOUND, UNAVAILABLE */
export async function readOwnHit(call: Call, visit: Capability): Promise<OwnHitFragment> {
  const { publicSharedLinkHit } = await asItsTeam(
    call,
    visit,
    ReadOwnHit,
    await hitOf(call, visit),
  );
  if (!publicSharedLinkHit) throw new Error('A hit that is there answered null');
  return publicSharedLinkHit;
}

/** Records what a visitor or their browser reports. @throws EdgeError INVALID, NOT_FOUND, UNAVAILABLE */
export async function reportOwnHit(
  call: Call,
  visit: Capability,
  input: ReportHitInput,
): Promise<OwnHitFragment> {
  return (await asItsTeam(call, visit, ReportOwnHit, { ...(await hitOf(call, visit)), input }))
    .reportHit;
}

/** Records that a person reads. @throws EdgeError NOT_FOUND */
export async function noticeOwnHit(call: Call, visit: Capability): Promise<void> {
  await asItsTeam(call, visit, NoticeOwnHit, await hitOf(call, visit));
}

/** The visit of a path or body. @throws EdgeError NOT_FOUND, FORBIDDEN */
export function visitIn({ edge }: Call, text: string): Capability {
  return readVisit(edge.engines.secrets, text, 'visit', Date.now());
}

/** Records a hit that the log did not have when its visit was handed out. */
async function hitOf(call: Call, visit: Capability) {
  if (visit.gates & HIT_PENDING) await call.edge.telemetry.recordHit(visit, call);
  return {
    id: visit.id,
    sharedLinkId: visit.sharedLinkId ?? '',
    presentationId: visit.presentationId,
  };
}

/** The visit is the permission, so the edge calls the graph. */
function asItsTeam<Data, Variables extends Record<string, unknown>>(
  { edge, correlationId }: Call,
  { teamId }: Capability,
  document: Parameters<typeof ask<Data, Variables>>[1],
  variables: Variables,
): Promise<Data> {
  return ask(edge.graph, document, variables, {
    claims: { kind: 'edge', teamId },
    correlationId,
    idempotency: null,
  });
}
