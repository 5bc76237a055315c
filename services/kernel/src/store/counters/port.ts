/** How often something may happen. */
export interface Limit {
  /** Limits of one name are one limit, counted together in all processes. */
  name: string;
  points: number;
  /** In seconds: a count begins with its first call and ends after so long. At most 24 days. */
  duration: number;
  /**
   * `exact`: each call is counted in the store before it goes on; while the store is away nothing goes on. For guesses at
   * secrets, and for what is stored or mailed.
   * `approximate`: calls are counted in this process, and added to the common count a tenth of the limit at a time. Each
   * process may let a tenth too much through; while the store is away each counts for itself, without waiting. For what
   * readers' browsers call all the time.
   */
  precision: 'exact' | 'approximate';
}

export interface Limiter {
  /**
   * Counts a call, also one that is refused.
   * @returns the seconds to wait; 0 if the call may go on
   * @throws DomainError UNAVAILABLE if an exact limit cannot be counted within two seconds
   */
  consume(key: string, points?: number): Promise<number>;
  /** How many points are consumed. @throws DomainError UNAVAILABLE */
  consumed(key: string): Promise<number>;
  /** Takes back one point, where the store answers. */
  giveBack(key: string): Promise<void>;
}

/** Counts how often something happened lately, for all copies of a process together. Keys may be personal: no store keeps them. */
export interface Counters {
  limiter(limit: Limit): Limiter;
  close(): Promise<void>;
}
