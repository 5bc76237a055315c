import type { Box } from './layout.ts';

/** Where a page comes to lie in the window when it is turned to. */
export type Landing = 'start' | 'end' | 'same' | { y: number } | Box;

export function originOf(desk: HTMLElement): { left: number; top: number } {
  const sheets = desk.querySelector<HTMLElement>('.sheets');
  return { left: sheets?.offsetLeft ?? 0, top: sheets?.offsetTop ?? 0 };
}

export function land(
  desk: HTMLElement,
  sheet: Box,
  origin: { left: number; top: number },
  landing: Landing,
): void {
  if (landing === 'same') return;
  const start = sheet.top; // Leaves the stage's padding above the page.
  if (landing === 'start') desk.scrollTo({ top: start });
  else if (landing === 'end')
    desk.scrollTo({ top: sheet.top + sheet.height + 2 * origin.top - desk.clientHeight });
  else if ('y' in landing)
    desk.scrollTo({ top: origin.top + sheet.top + landing.y * sheet.height });
  else showBox(desk, sheet, origin, landing);
}

function showBox(
  desk: HTMLElement,
  sheet: Box,
  origin: { left: number; top: number },
  box: Box,
): void {
  const left = origin.left + sheet.left + box.left * sheet.width;
  const top = origin.top + sheet.top + box.top * sheet.height;
  const [width, height] = [box.width * sheet.width, box.height * sheet.height];
  const margin = 64; // The find bar is above.
  const isInSight =
    top >= desk.scrollTop + margin &&
    top + height <= desk.scrollTop + desk.clientHeight - 16 &&
    left >= desk.scrollLeft &&
    left + width <= desk.scrollLeft + desk.clientWidth;
  if (!isInSight)
    desk.scrollTo(left + width / 2 - desk.clientWidth / 2, top - desk.clientHeight / 3);
}

export function canScroll(desk: Element, direction: 1 | -1): boolean {
  return direction === 1
    ? desk.scrollTop + desk.clientHeight < desk.scrollHeight - 2
    : desk.scrollTop > 2;
}
