import { readCapability } from '@lectern/schemas/access/capability.ts';
import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { MuteSharedLinkMutationVariables } from '../../gql/graphql.ts';
import { ask } from '../../graph/ask.ts';
import type { Call } from '../../http/call.ts';
import { notFound } from '../../http/edge-error.ts';
import { data, dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';

const MuteSharedLink = graphql(`
  mutation MuteSharedLink(
    $id: ID!
    $ownerId: ID!
    $notificationLevel: Int
    $areRemindersMuted: Boolean
  ) {
    muteSharedLink(
      id: $id
      ownerId: $ownerId
      notificationLevel: $notificationLevel
      areRemindersMuted: $areRemindersMuted
    ) {
      notificationLevel
      areRemindersMuted
    }
  }
`);

const params = z.object({ token: z.string().max(400) });
const answer = dataOf(
  z.strictObject({ notification_level: z.number().int(), is_muted: z.boolean() }),
);
const shared = {
  access: 'visit',
  params,
  bodyLimit: 4_096,
  answer,
  limit: 'session',
  csrf: 'never',
} as const;

/**
 * The signed token of a mail is enough. 404 for a forged or expired one, or for a link that its recipient no longer
 * owns.
 */
export async function mute(
  { edge, correlationId }: Call,
  token: string,
  what: Omit<MuteSharedLinkMutationVariables, 'id' | 'ownerId'>,
) {
  const reading = readCapability(edge.engines.secrets, token, 'mute', Date.now());
  if (reading.status !== 'valid' || reading.capability.sharedLinkId === null) throw notFound();
  const { id: ownerId, teamId, sharedLinkId: id } = reading.capability;
  const { muteSharedLink } = await ask(
    edge.graph,
    MuteSharedLink,
    { id, ownerId, ...what },
    { claims: { kind: 'system', teamId }, correlationId, idempotency: null },
  );
  edge.forgetAccess(); // The link's public answer contains the level.
  return data({
    notification_level: muteSharedLink.notificationLevel,
    is_muted: muteSharedLink.areRemindersMuted,
  });
}

/** Turns the mails about a link's openings off (level 0) and on again (accounts §7), without signing in. */
export const muteNotifications = handledRoute('PUT /api/public/mute/:token/notifications', {
  ...shared,
  body: z.object({ notification_level: z.number().int().min(0).max(4) }),
  handle: ({ params: { token }, body, call }) =>
    mute(call, token, { notificationLevel: body.notification_level }),
});

/** Likewise for reminders. */
export const muteReminders = handledRoute('PUT /api/public/mute/:token/reminders', {
  ...shared,
  body: z.object({ is_muted: z.boolean() }),
  handle: ({ params: { token }, body, call }) =>
    mute(call, token, { areRemindersMuted: body.is_muted }),
});
