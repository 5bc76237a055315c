import { texts } from './texts.ts';

/** “up to”: anonymous visitors may be counted twice. */
export function UpperBoundNote({ visitors }: { visitors: number }) {
  return visitors > 1 ? <small>{texts.upTo}</small> : null;
}
