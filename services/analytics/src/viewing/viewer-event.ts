import type { ViewerEventRecorded } from '@lectern/schemas/events/telemetry.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

type Reported = Pick<
  EventOf<typeof ViewerEventRecorded>['data'],
  'category' | 'action' | 'path' | 'page' | 'detail'
>;

export type EventMeaning =
  | { kind: 'page'; page: number }
  | { kind: 'visibility'; isHidden: boolean }
  | { kind: 'click'; page: number | null; target: string }
  | { kind: 'download' | 'print' | 'forward' }
  | { kind: 'zoom'; to: string | null }
  | { kind: 'other' };

/**
 * Interprets a viewer event (content §3, §7): category PDF, action change_page, the page padded to four digits in `path`,
 * and so on. Of films and sounds the pages are parts: category Video.
 */
export function classifyEvent({ category, action, path, page, detail }: Reported): EventMeaning {
  switch (`${category.toLowerCase()} ${action}`) {
    case 'pdf change_page':
    case 'video change_page': {
      const turned = parsePage(path);
      return turned === null ? { kind: 'other' } : { kind: 'page', page: turned };
    }
    case 'pdf click_link':
      return path === null ? { kind: 'other' } : { kind: 'click', page, target: path };
    case 'pdf zoom':
      return { kind: 'zoom', to: detail };
    case 'pdf forward':
      return { kind: 'forward' };
  }
  switch (category.toLowerCase()) {
    case 'visibility':
      return { kind: 'visibility', isHidden: action === 'hidden' };
    case 'download':
      return { kind: 'download' };
    case 'print':
      return { kind: 'print' };
  }
  return { kind: 'other' };
}

/** Null when the path is no page number. */
export function parsePage(path: string | null): number | null {
  if (path === null || !/^\d{1,6}$/.test(path)) return null;
  return Number(path) >= 1 ? Number(path) : null;
}
