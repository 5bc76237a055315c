import { setTimeout as delay } from 'node:timers/promises';
import { connect, type ConnectionOptions, type NatsConnection } from 'nats';
import { z } from 'zod';
import { openLocalRealtime, type RealtimeOptions } from './local.ts';
import type { Announcement, Realtime } from './port.ts';

const SUBJECT = 'lectern.realtime';
const RETRY_MS = 250;

const announcement = z.object({
  kind: z.enum(['changed', 'live']),
  teamId: z.string(),
  type: z.string(),
  id: z.string(),
  version: z.number(),
}) satisfies z.ZodType<Announcement>;

/**
 * Fan-out between processes. This process gets its own announcements directly, also without NATS; the others never get what
 * is announced while NATS is away.
 * Resolves once connected, or once NATS turns out to be away: then it keeps trying in the background.
 * @param url `nats://[user:password@]host:port[,host:port]`
 */
export async function openNatsRealtime({
  url,
  onError = () => {},
}: RealtimeOptions & { url: string }): Promise<Realtime> {
  const local = openLocalRealtime({ onError });
  const closing = new AbortController();
  let connection: NatsConnection | undefined;

  const listen = async () => {
    const made = await connect(optionsOf(url));
    if (closing.signal.aborted) return made.close();
    made.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error) return onError(error);
        try {
          local.publish(announcement.parse(message.json()));
        } catch (invalid) {
          onError(invalid);
        }
      },
    });
    await made.flush();
    connection = made;
  };
  const listenAtLast = async () => {
    while (!closing.signal.aborted && !connection) {
      await delay(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (!closing.signal.aborted) await listen().catch(onError);
    }
  };
  await listen().catch((error: unknown) => {
    onError(error);
    void listenAtLast();
  });

  return {
    publish(announcement) {
      local.publish(announcement);
      if (connection && !connection.isClosed())
        connection.publish(SUBJECT, JSON.stringify(announcement));
    },
    subscribe: (listener) => local.subscribe(listener),
    async close() {
      closing.abort();
      await local.close();
      await connection?.close();
    },
  };
}

function optionsOf(url: string): ConnectionOptions {
  const [, credentials, servers] = /^nats:\/\/(?:(.*)@)?(.+)$/.exec(url) ?? [];
  if (!servers) throw new Error('The url of NATS is nats://host:port');
  const [user, pass] = (credentials ?? '').split(':').map(decodeURIComponent);
  return {
    servers: servers.split(','),
    ...(user ? { user, pass: pass ?? '' } : {}),
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    timeout: 2000,
    name: 'lectern',
  };
}
