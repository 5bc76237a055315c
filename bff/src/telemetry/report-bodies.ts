import { eventAtUs } from '@lectern/schemas/telemetry/clamp.ts';
import { z } from 'zod';

/** Epoch milliseconds or microseconds (DESIGN §6). */
const epoch = z.number();
// Viewers send numbers: tried first, because each failed branch of a union costs.
const moment = z.union([epoch, z.iso.datetime({ offset: true })]).nullish();
/** 0 before a page is shown. */
const page = z.number().int().min(0).max(100_000).nullish();
const flag = z.boolean();
/** What viewers send with every report; the rest of it is dropped (accounts §3). */
const metaFields = {
  currentPage: page,
  pageCount: z.number().int().min(0).max(100_000).nullish(),
  paused: flag.nullish(),
  elapsed_ms: z.number().nullish(),
  /** When it was sent, by the viewer's clock. */
  timestamp: moment,
};
const meta = z.object(metaFields).nullish();

/** A recipient's viewing in a visit, or a member's by activity (ADR 0007). */
export const startBody = z
  .object({
    hit_uuid: z.string().max(400).nullish(),
    live_mode: flag.nullish(),
    recaptcha: z.unknown().optional(),
    activity_id: z.uuid().lowercase().nullish(),
    presentation_id: z.uuid().lowercase().nullish(),
    /** Kept as it is, up to 4 KB of JSON. */
    meta: z.looseObject(metaFields).nullish(),
  })
  .refine(({ hit_uuid, activity_id }) => (hit_uuid == null) !== (activity_id == null), {
    message: 'Either this or an activity is needed.',
    path: ['hit_uuid'],
  });

/** `elapsed_ms` may also be in `meta`. */
export const pingBody = z
  .object({ elapsed_ms: z.number().nullish(), ended_at: moment, meta })
  .refine((body) => elapsedIn(body) !== null, {
    message: 'Please fill this in.',
    path: ['elapsed_ms'],
  });

/** Without `elapsed_ms`, here or in `meta`, the time until `ended_at` counts. */
export const endBody = z.object({ elapsed_ms: z.number().nullish(), ended_at: moment, meta });

const marker = z.union([z.number(), z.string().max(50)]).nullish();
const details = z.looseObject({ zoom: marker, progress: marker });
export const eventBody = z.object({
  event_at_ms: epoch,
  category: z.string().min(1).max(100),
  action: z.string().min(1).max(100),
  /** A page is padded to four digits; a number is read as one. */
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
    .nullish(),
  /** Without `elapsed_ms`, `event_at_ms` places it in the viewing. The rest is kept, up to 4 KB of JSON. */
  meta: z.looseObject({ elapsed_ms: z.number().nullish(), currentPage: page }).nullish(),
  /** Only the zoom factor and the video marker are kept. */
  data: z
    .unknown()
    .optional()
    .transform((given) => details.safeParse(given).data ?? null),
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
