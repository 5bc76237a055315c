import { z } from 'zod';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Capability } from '@lectern/schemas/access/capability.ts';
import { idAt } from '@lectern/schemas/telemetry/id-at.ts';
import type { Edge } from '../edge.ts';
import { passEmail } from '../links/consent-events.ts';
import type { PublicLink } from '../links/public-link.ts';
import { newSession, newVisit } from '../links/visit.ts';
import { laneOf } from './lane.ts';
import { problems } from '../http/problems.ts';

const DAY_MS = 24 * 60 * 60_000;
const EARLIEST = Date.UTC(2000, 0, 1);
const page = z
  .number()
  .int()
  .min(1)
  .max(100_000)
  .describe('The number of the page, 1 for the first.');
const milliseconds = z.number().int().min(0).max(DAY_MS);
const after_ms = milliseconds.describe('Milliseconds from the start of the viewing to the action.');

/** A viewing imported from another product (ADR 13): a line of `POST /api/import/viewings`. */
export const pastViewing = z
  .strictObject({
    id: z
      .string()
      .min(1)
      .max(200)
      .describe(
        'Its id in the other product. Together with link and date it names the viewing: importing the line again adds nothing.',
      ),
    shared_link_id: z.uuid().lowercase().describe('The link that was opened.'),
    opened_at: z.iso.datetime({ offset: true }).describe('When the link was opened.'),
    user_agent: z.string().max(1_000).nullish().describe('What the browser called itself.'),
    ip_address: z
      .union([z.ipv4(), z.ipv6()])
      .nullish()
      .describe('The network address of the visitor; it is not stored.'),
    verified_email: z
      .email()
      .max(254)
      .nullish()
      .describe('An email that the visitor had verified there.'),
    is_own_team: z.boolean().default(false).describe('Whether the visitor was a colleague.'),
    pages: z
      .array(z.strictObject({ page, time_ms: milliseconds.describe('Milliseconds on the page.') }))
      .min(1)
      .max(1_000)
      .describe('The pages that were read, in reading order.'),
    actions: z
      .array(
        z.discriminatedUnion('action', [
          z.strictObject({
            action: z
              .enum(['download', 'print'])
              .describe('Whether the file was downloaded or printed.'),
            page,
            after_ms,
          }),
          z.strictObject({
            action: z.literal('click_link').describe('A link in the page was clicked.'),
            page,
            after_ms,
            target: z
              .string()
              .min(1)
              .max(500)
              .describe('The URL of the link, or a page padded to four digits.'),
          }),
        ]),
      )
      .max(100)
      .default([])
      .describe('What the visitor did.'),
  })
  .refine((viewing) => lengthOf(viewing) <= DAY_MS, {
    path: ['pages'],
    message: problems.longerThanADay,
  })
  .refine(({ opened_at }) => Date.parse(opened_at) >= EARLIEST, {
    path: ['opened_at'],
    message: problems.before2000,
  })
  .refine((viewing) => viewing.actions.every(({ after_ms: at }) => at <= lengthOf(viewing)), {
    path: ['actions'],
    message: problems.afterItsEnd,
  });

export type PastViewing = z.output<typeof pastViewing>;

function lengthOf({ pages }: { pages: readonly { time_ms: number }[] }): number {
  return pages.reduce((sum, { time_ms }) => sum + time_ms, 0);
}

/** Whether it ended before now: nobody has seen what is still to come. */
export function isPast(viewing: PastViewing, now: number): boolean {
  return Date.parse(viewing.opened_at) + lengthOf(viewing) <= now;
}

/**
 * Records a viewing at its own time by the same facts as one seen here, so that all figures include it. Nobody is
 * notified: that takes a viewer's report of the opening. @throws EdgeError UNAVAILABLE
 */
export async function recordPastViewing(
  edge: Edge,
  link: PublicLink,
  viewing: PastViewing,
): Promise<void> {
  const startedAt = Date.parse(viewing.opened_at);
  const name = `${startedAt} ${link.teamId}/${link.id}/${viewing.id}`;
  const { lane } = laneOf({
    userAgent: viewing.user_agent ?? null,
    isOwnTeam: viewing.is_own_team,
  });
  const visit: Capability = {
    ...newVisit(link, { lane, language: null }, startedAt),
    id: idAt(startedAt, `${name}/hit`),
  };
  const session: Capability = {
    ...newSession(visit, startedAt),
    id: idAt(startedAt, `${name}/session`),
  };
  const by = { userAgent: viewing.user_agent ?? null, address: viewing.ip_address ?? null };
  await edge.telemetry.startSession(session, {
    visit,
    isHitPending: true,
    pageCount: link.presentation?.pageCount ?? null,
    liveMode: false,
    meta: null,
    by,
  });
  if (viewing.verified_email != null) {
    const visitorId = await blindIndex(edge.engines.keys, link.teamId, viewing.verified_email);
    await passEmail(
      edge,
      visit,
      { visitorId, email: viewing.verified_email.toLowerCase() },
      startedAt,
    );
  }
  await Promise.all(
    eventsOf(viewing).map(({ elapsedMs, ...what }, index) => {
      const now = startedAt + elapsedMs;
      // Events of one millisecond get different microseconds.
      return edge.telemetry.event(session, {
        ...what,
        detail: null,
        meta: null,
        elapsedMs,
        saysElapsed: true,
        eventAtUs: now * 1_000 + Math.min(index, 999),
        now,
      });
    }),
  );
  const elapsedMs = lengthOf(viewing);
  const endedAt = startedAt + elapsedMs;
  await edge.telemetry.end(session, {
    elapsedMs,
    saysElapsed: true,
    endedAt,
    heardAt: endedAt,
    endedAtUs: null,
    sentAtUs: null,
  });
}

interface PastEvent {
  category: string;
  action: string;
  path: string;
  page: number;
  elapsedMs: number;
}

const categories = { download: 'Download', print: 'Print', click_link: 'PDF' } as const;

/** As our own viewer reports it (content §3, §7). */
function eventsOf({ pages, actions }: Pick<PastViewing, 'pages' | 'actions'>): PastEvent[] {
  let elapsedMs = 0;
  const turns = pages.map(({ page: number, time_ms }) => {
    const turn = {
      category: 'PDF',
      action: 'change_page',
      path: padded(number),
      page: number,
      elapsedMs,
    };
    elapsedMs += time_ms;
    return turn;
  });
  const others = actions.map((each) => ({
    category: categories[each.action],
    action: each.action,
    path: each.action === 'click_link' ? each.target : padded(each.page),
    page: each.page,
    elapsedMs: each.after_ms,
  }));
  return [...turns, ...others];
}

function padded(number: number): string {
  return String(number).padStart(4, '0');
}
