import type { NotificationKind } from './state.ts';

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
  const what = presentationName ?? 'a presentation';
  const visitor = visitorName ?? 'Someone';
  const link = linkName ? `“${linkName}”` : 'your link';
  switch (kind) {
    case 'first-opening':
      return {
        title: `${visitor} opened ${what}`,
        message: `The first opening of ${link}.${repeatNote(hitCount)}`,
      };
    case 'opening':
      return {
        title: `${visitor} opened ${what}`,
        message: `Via ${link}.${repeatNote(hitCount)}`,
      };
    case 'access-asked':
      return {
        title: 'Access request',
        message: `${personName ?? 'Someone'} wants access to ${what} via ${link}.`,
      };
    case 'upload-failed':
      return {
        title: `Couldn’t process ${what}`,
        message: `${detail ?? 'Its file could not be read.'} Try again, or choose another file.`,
      };
    case 'link-expiring':
      return {
        title: `${capitalize(link)} expires soon`,
        message: `The link to ${what} expires on ${detail ? formatDay(detail) : 'its date'}. Choose a later date to keep it open.`,
      };
    case 'digest-sent':
      return {
        title: `Your ${detail?.split(' ', 1)[0] ?? 'regular'} summary was sent`,
        message: 'It lists which of your links were opened, and what was read.',
      };
    case 'code-guessed':
      return {
        title: 'Someone is guessing an access code',
        message: `Many wrong codes were entered at ${linkName ? link : `a link to ${what}`}. Lectern slows further guesses down. If recipients cannot get in, choose another code.`,
      };
  }
}

function repeatNote(hitCount: number): string {
  return hitCount > 1 ? ` Opened ${hitCount} times in this visit.` : '';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}
