import { isStillAllowed } from '../../access/still-allowed.ts';
import { unauthenticated } from '../../access/authenticate.ts';
import { EventStream, whileAllowed } from '../../feeds/event-stream.ts';
import { streamedRoute } from '../../route/route.ts';

/**
 * Hints for pages as server-sent events: `changed` (type, id, version) and `live` (a presentation is being read), for
 * the caller's team (DESIGN §5, live pages). Hints may be lost: after a reconnect, pages refetch everything.
 */
export const realtime = streamedRoute('GET /api/realtime', {
  access: ['signed_in'],
  produces: 'text/event-stream',
  async stream({ call }) {
    const { claims, edge, res } = call;
    if (claims.kind !== 'user') throw unauthenticated();
    const stream = new EventStream(res);
    await whileAllowed(
      call,
      {
        beat: () => stream.beat(),
        isAllowed: (maxAgeMs) => isStillAllowed(call, 'signed_in', maxAgeMs),
      },
      async (signal) => {
        const stop = edge.hub.listen(claims.teamId, ({ kind, type, id, version }) => {
          stream.send(kind, kind === 'live' ? { type, id } : { type, id, version });
        });
        if (!signal.aborted)
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        stop();
      },
    );
  },
});
