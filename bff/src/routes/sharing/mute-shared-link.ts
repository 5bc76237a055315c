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

const params = z.object({
  token: z.string().max(400).describe('The signed token from the email.'),
});
const answer = dataOf(
  z.strictObject({
    notification_level: z
      .number()
      .int()
      .describe(
        'When the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly.',
      ),
    is_muted: z.boolean().describe('Whether reminders about the link are off.'),
  }),
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
    { claims: { kind: 'edge', teamId }, correlationId, idempotency: null },
  );
  edge.forgetAccess(); // The link's public answer contains the level.
  return data({
    notification_level: muteSharedLink.notificationLevel,
    is_muted: muteSharedLink.areRemindersMuted,
  });
}

/** Turns emails about a link's openings off (level 0) and on again (accounts §7), without signing in. */
export const muteNotifications = handledRoute('PUT /api/public/mute/:token/notifications', {
  ...shared,
  body: z.object({
    notification_level: z
      .number()
      .int()
      .min(0)
      .max(4)
      .describe(
        'When the owner hears of openings from now on: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly.',
      ),
  }),
  handle: ({ params: { token }, body, call }) =>
    mute(call, token, { notificationLevel: body.notification_level }),
});

/** Turns reminders about a link off and on again, without signing in. */
export const muteReminders = handledRoute('PUT /api/public/mute/:token/reminders', {
  ...shared,
  body: z.object({
    is_muted: z.boolean().describe('True to turn reminders off, false to turn them on.'),
  }),
  handle: ({ params: { token }, body, call }) =>
    mute(call, token, { areRemindersMuted: body.is_muted }),
});
