import { z } from 'zod';
import { teamChannel, userChannel } from '../../feeds/channels.ts';
import { isStillAllowed } from '../../access/still-allowed.ts';
import { unauthenticated } from '../../access/authenticate.ts';
import { EventStream, whileAllowed } from '../../feeds/event-stream.ts';
import { notFound } from '../../http/edge-error.ts';
import { streamedRoute } from '../../route/route.ts';

/**
 * Hints for pages as server-sent events: `changed` (type, id, version) and `live` (a presentation is being read), for
 * the caller's team. Hints may be lost: after a reconnect, pages refetch everything. With the
 * `channel` of the user only notifications come, with that of the team all others.
 */
export const realtime = streamedRoute('GET /api/realtime', {
  access: ['signed_in'],
  query: z.object({
    channel: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Only hints of this channel: the `channel` of the user or of the team. Left out for both.',
      ),
  }),
  produces: 'text/event-stream',
  async stream({ query: { channel }, call }) {
    const { claims, edge, res } = call;
    if (claims.kind !== 'user') throw unauthenticated();
    const channels = [userChannel(claims.userId), teamChannel(claims.teamId)];
    if (channel !== undefined && !channels.includes(channel)) throw notFound();
    const isHeard = (type: string) =>
      channel === undefined || (channel === channels[0]) === (type === 'Notification');
    const stream = new EventStream(res);
    await whileAllowed(
      call,
      {
        beat: () => stream.beat(),
        isAllowed: (maxAgeMs) => isStillAllowed(call, 'signed_in', maxAgeMs),
      },
      async (signal) => {
        const stop = edge.hub.listen(claims.teamId, ({ kind, type, id, version }) => {
          if (isHeard(type))
            stream.send(kind, kind === 'live' ? { type, id } : { type, id, version });
        });
        if (!signal.aborted)
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        stop();
      },
    );
  },
});
