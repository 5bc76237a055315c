import { graphql } from '../../gql/gql.ts';

/** Whose visit it was, and who said so. */
export const HitLaneFragment = graphql(`
  fragment HitLane on SharedLinkHit { id lane laneReason laneSource canUndoVerdict verdictAt verdictBy { id name } }
`);

export const VisitPageQuery = graphql(`
  query VisitPage($id: ID!) {
    viewerSession(id: $id) {
      id lane startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs completion userAgent isContactVerified
      pages { page timeMs }
      timeline { at kind page timeMs text }
      presentation { id name thumbnailUrl pageCount }
      sharedLink { id name }
      contact { id name email }
      viewer { id name }
      hit { email isEmailVerified consent { isGiven } ...HitLane }
    }
  }
`);

export const OtherVisitsQuery = graphql(`
  query OtherVisits($contactId: ID!) {
    viewerSessions(contactId: $contactId, filter: { includeOwnTeam: true, includeBots: true }, pageSize: 6) {
      total
      items { id startedAt elapsedMs pageCount pages { page timeMs } presentation { id name pageCount } }
    }
  }
`);

export const GiveVerdictMutation = graphql(`
  mutation GiveVerdict($id: ID!, $lane: HitLane!) {
    giveHitVerdict(id: $id, lane: $lane) { ...HitLane }
  }
`);

export const UndoVerdictMutation = graphql(`
  mutation UndoVerdict($id: ID!) {
    undoHitVerdict(id: $id) { ...HitLane }
  }
`);
