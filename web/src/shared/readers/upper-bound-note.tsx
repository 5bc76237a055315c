/** Before a number of visitors: without a name or an address people cannot be told apart for certain, so there may be fewer. */
export function UpperBoundNote({ visitors }: { visitors: number }) {
  return visitors > 1 ? <small>at most</small> : null;
}
