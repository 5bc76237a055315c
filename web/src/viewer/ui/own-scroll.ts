const places = new WeakMap<EventTarget, { left: number; top: number }>();

/** The viewer itself has just scrolled here: not an input of the reader. */
export function noteOwnScroll(desk: Element): void {
  places.set(desk, { left: desk.scrollLeft, top: desk.scrollTop });
}

/** Whether an element still is where the viewer scrolled it. */
export function isOwnScroll(desk: EventTarget): boolean {
  const place = places.get(desk);
  return desk instanceof Element && place?.left === desk.scrollLeft && place.top === desk.scrollTop;
}
