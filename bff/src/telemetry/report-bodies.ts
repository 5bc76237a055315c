import { eventAtUs } from '@lectern/schemas/telemetry/clamp.ts';
import { z } from 'zod';
import { problems } from '../http/problems.ts';

/** Epoch milliseconds or microseconds. */
const epoch = z.number();
// Viewers send numbers: tried first, because each failed branch of a union costs.
const moment = z.union([epoch, z.iso.datetime({ offset: true })]).nullish();
/** 0 before a page is shown. */
const page = z.number().int().min(0).max(100_000).nullish();
const flag = z.boolean();
/** What viewers send with every report; the rest of it is dropped (accounts §3). */
const metaFields = {
  currentPage: page.describe('The page that is open; 0 before a page is shown.'),
  pageCount: z
    .number()
    .int()
    .min(0)
    .max(100_000)
    .nullish()
    .describe('How many pages the file has.'),
  paused: flag.nullish().describe('Whether the reader is away: the tab is hidden.'),
  elapsed_ms: z
    .number()
    .nullish()
    .describe(
      'Visible milliseconds since the start, all together; instead of `elapsed_ms` outside `meta`.',
    ),
  timestamp: moment.describe(
    "When it was sent, by the viewer's clock: milliseconds, microseconds or a date. Corrects a wrong clock.",
  ),
};
const meta = z.object(metaFields).nullish();

/** A recipient's viewing in a visit, or a member's by activity (ADR 7). */
export const startBody = z
  .object({
    hit_uuid: z
      .string()
      .max(400)
      .nullish()
      .describe('The visit, as opening the link answers it; instead of `activity_id`.'),
    live_mode: flag.nullish().describe('Whether it is shown live to an audience.'),
    recaptcha: z
      .unknown()
      .optional()
      .describe('Accepted and ignored: a score that clients give themselves proves nothing.'),
    activity_id: z
      .uuid()
      .lowercase()
      .nullish()
      .describe("The member's activity that the viewing belongs to; instead of `hit_uuid`."),
    presentation_id: z
      .uuid()
      .lowercase()
      .nullish()
      .describe('The presentation that the member views; needed to have the viewing counted.'),
    meta: z
      .looseObject(metaFields)
      .nullish()
      .describe('What the viewer knows at the start; kept as it is, up to 4 KB of JSON.'),
  })
  .refine(({ hit_uuid, activity_id }) => (hit_uuid == null) !== (activity_id == null), {
    message: problems.activityMissing,
    path: ['hit_uuid'],
  });

/** `elapsed_ms` may also be in `meta`. */
export const pingBody = z
  .object({
    elapsed_ms: z
      .number()
      .nullish()
      .describe(
        'Milliseconds with the page visible since the start, all together. Needed here or in `meta`.',
      ),
    ended_at: moment.describe('When the viewing ended: also ends it.'),
    meta: meta.describe('What the viewer knows now.'),
  })
  .refine((body) => elapsedIn(body) !== null, {
    message: problems.fieldMissing,
    path: ['elapsed_ms'],
  });

/** Without `elapsed_ms`, here or in `meta`, the time until `ended_at` counts. */
export const endBody = z.object({
  elapsed_ms: z
    .number()
    .nullish()
    .describe(
      'Milliseconds with the page visible since the start, all together. Without it, the time until `ended_at` counts.',
    ),
  ended_at: moment.describe(
    'When the viewing ended: milliseconds, microseconds or a date; now when left out.',
  ),
  meta: meta.describe('What the viewer knows at the end.'),
});

const marker = z.union([z.number(), z.string().max(50)]).nullish();
const details = z.looseObject({ zoom: marker, progress: marker });
export const eventBody = z.object({
  event_at_ms: epoch.describe(
    'When it happened by the clock of the viewer: milliseconds or microseconds since 1970.',
  ),
  category: z
    .string()
    .min(1)
    .max(100)
    .describe('The kind of event: PDF, visibility, Video, Download, Print or data-capture.'),
  action: z.string().min(1).max(100).describe('What happened, such as change_page.'),
  path: z
    .union([
      z.string().max(500),
      z
        .number()
        .int()
        .min(0)
        .max(100_000)
        .transform((given) => String(given).padStart(4, '0')),
    ])
    .nullish()
    .describe(
      'A page padded to four digits (a number is read as one), or the URL of a clicked link.',
    ),
  meta: z
    .looseObject({
      elapsed_ms: z
        .number()
        .nullish()
        .describe(
          'Visible milliseconds since the start; without it, `event_at_ms` places the event in the viewing.',
        ),
      currentPage: page.describe('The page that is open.'),
    })
    .nullish()
    .describe('More about the event; kept, up to 4 KB of JSON.'),
  data: z
    .unknown()
    .optional()
    .transform((given) => details.safeParse(given).data ?? null)
    .describe(
      'More about the event, of which only the zoom factor and the marker of a video are kept.',
    ),
});

export type Meta = NonNullable<z.output<typeof meta>>;
export type Moment = z.output<typeof moment>;

/** Cumulative visible milliseconds; null if missing. */
export function elapsedIn(body: {
  elapsed_ms?: number | null | undefined;
  meta?: Partial<Meta> | null | undefined;
}): number | null {
  return body.elapsed_ms ?? body.meta?.elapsed_ms ?? null;
}

const MAX_META_BYTES = 4 * 1024;

/** What else an event's meta says, as JSON; null for nothing, or too much. */
export function otherMeta(meta: z.output<typeof eventBody>['meta']): string | null {
  const { elapsed_ms: _elapsedMs, currentPage: _page, ...rest } = meta ?? {};
  return keptMeta(rest);
}

/** JSON; null for nothing, or too much. */
export function keptMeta(meta: object | null | undefined): string | null {
  if (!meta || Object.keys(meta).length === 0) return null;
  const json = JSON.stringify(meta);
  return Buffer.byteLength(json) > MAX_META_BYTES ? null : json;
}

/** A moment of the viewer's clock in epoch microseconds; null for none. */
export function viewerUs(given: Moment): number | null {
  if (given == null) return null;
  return eventAtUs(typeof given === 'string' ? Date.parse(given) : given);
}
