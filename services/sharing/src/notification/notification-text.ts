import type { NotificationKind } from './state.ts';
import { texts } from './texts.ts';

export interface NotificationDetails {
  /** Null when unknown. */
  presentationName: string | null;
  linkName: string | null;
  /** Who asks for access. */
  personName: string | null;
  /** Who opened the link. */
  visitorName: string | null;
  hitCount: number;
  /** Why a file failed; when a link expires, ISO 8601; `weekly 2026-11-16`. */
  detail: string | null;
}

export type Tone = 'success' | 'warning' | 'error';

export const toneByKind: Readonly<Record<NotificationKind, Tone>> = {
  'first-opening': 'success',
  opening: 'success',
  'access-asked': 'warning',
  'upload-failed': 'error',
  'link-expiring': 'warning',
  'digest-sent': 'success',
  'code-guessed': 'warning',
};

export function notificationText(
  kind: NotificationKind,
  { presentationName, linkName, personName, visitorName, hitCount, detail }: NotificationDetails,
): { title: string; message: string } {
  const presentation = presentationName ?? texts.aPresentation;
  const visitor = visitorName ?? texts.someone;
  const link = linkName ? `“${linkName}”` : texts.yourLink;
  const opening = { link, hits: hitCount };
  switch (kind) {
    case 'first-opening':
      return {
        title: texts.opened({ visitor, presentation }),
        message: hitCount > 1 ? texts.firstOpeningOften(opening) : texts.firstOpening({ link }),
      };
    case 'opening':
      return {
        title: texts.opened({ visitor, presentation }),
        message: hitCount > 1 ? texts.viaOften(opening) : texts.via({ link }),
      };
    case 'access-asked':
      return {
        title: texts.accessRequest,
        message: texts.wantsAccess({ name: personName ?? texts.someone, presentation, link }),
      };
    case 'upload-failed':
      return {
        title: texts.notProcessed({ presentation }),
        message: texts.tryAgain({ reason: detail ?? texts.fileNotRead }),
      };
    case 'link-expiring':
      return {
        title: texts.expiresSoon({ link: linkName ? link : texts.yourLinkAtStart }),
        message: texts.expiresOn({
          presentation,
          day: detail ? formatDay(detail) : texts.itsDate,
        }),
      };
    case 'digest-sent':
      return { title: summarySent(detail), message: texts.summaryLists };
    case 'code-guessed':
      return {
        title: texts.guessing,
        message: texts.guessedAt({ link: linkName ? link : texts.aLinkTo({ presentation }) }),
      };
  }
}

/** @param detail `weekly 2026-11-16` */
function summarySent(detail: string | null): string {
  const cadence = detail?.split(' ', 1)[0];
  if (cadence === 'weekly') return texts.weeklySent;
  return cadence === 'monthly' ? texts.monthlySent : texts.regularSent;
}

function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}
