const turnFrom = 60;
const restAfterTurnMs = 400;
const restAfterScrollMs = 150;
const momentumMs = 80;

/**
 * Turns pages by the wheel where there is nothing left to scroll. One push, with its momentum,
 * turns one page, and a push that scrolled up to the edge turns none.
 * @returns takes each movement (pixels, moment, whether the page can still scroll that way), and
 *   says whether it turns the page
 */
export function createWheel(): (delta: number, at: number, canScroll: boolean) => 1 | -1 | null {
  let traveled = 0;
  let restsUntil = 0;
  return (delta, at, canScroll) => {
    if (canScroll) {
      [traveled, restsUntil] = [0, at + restAfterScrollMs];
      return null;
    }
    if (at < restsUntil) {
      restsUntil = Math.max(restsUntil, at + momentumMs);
      return null;
    }
    traveled = Math.sign(delta) === Math.sign(traveled) ? traveled + delta : delta;
    if (Math.abs(traveled) < turnFrom) return null;
    const direction = traveled > 0 ? 1 : -1;
    [traveled, restsUntil] = [0, at + restAfterTurnMs];
    return direction;
  };
}
