import type { NotificationKind } from './state.ts';

export interface NotificationDetails {
  /** Null when unknown. */
  presentationName: string | null;
  linkName: string | null;
  personName: string | null;
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
  { presentationName, linkName, personName, hitCount, detail }: NotificationDetails,
): { title: string; message: string } {
  const what = presentationName ?? 'A presentation';
  const link = linkName ? `“${linkName}”` : 'your link';
  switch (kind) {
    case 'first-opening':
      return {
        title: `${what} was opened`,
        message: `${capitalize(link)} was opened for the first time.${repeatNote(hitCount)}`,
      };
    case 'opening':
      return {
        title: `${what} was opened`,
        message: `Someone opened ${link}.${repeatNote(hitCount)}`,
      };
    case 'access-asked':
      return {
        title: 'Someone asks for access',
        message: `${personName ?? 'Someone'} could not open ${link} to ${presentationName ?? 'a presentation'} and asks you for access.`,
      };
    case 'upload-failed':
      return {
        title: `${what} could not be prepared`,
        message: `${detail ?? 'Its file could not be read.'} Open it to try again or to choose another file.`,
      };
    case 'link-expiring':
      return {
        title: `${capitalize(link)} expires soon`,
        message: `The link to ${what} expires on ${detail ? formatDay(detail) : 'its date'}. Choose a later date to keep it open.`,
      };
    case 'digest-sent':
      return {
        title: `Your ${detail?.split(' ', 1)[0] ?? 'regular'} summary was sent`,
        message: 'It says which of your links were opened, and what was read.',
      };
    case 'code-guessed':
      return {
        title: 'Someone is guessing a code',
        message: `Many wrong codes were entered at ${linkName ? link : `a link to ${what}`}. Further guesses are refused for longer and longer; if readers cannot get in, choose another code.`,
      };
  }
}

function repeatNote(hitCount: number): string {
  return hitCount > 1 ? ` It was opened ${hitCount} times in this visit.` : '';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}
