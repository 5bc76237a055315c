import { EdgeError } from '../http/edge-error.ts';

const MOST = 200;

/** A key that cannot be kept is refused: left aside, a repetition would be done twice. @throws EdgeError INVALID */
export function assertKey(key: string): void {
  if (key.length === 0 || key.length > MOST) throw new EdgeError('INVALID', `An Idempotency-Key has at most ${MOST} characters.`);
}
