/** “up to”: anonymous visitors may be counted twice. */
export function UpperBoundNote({ visitors }: { visitors: number }) {
  return visitors > 1 ? <small>up to</small> : null;
}
