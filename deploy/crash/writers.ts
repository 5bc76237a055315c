import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@lectern/kernel/ids.ts';
import type { Operation } from './protocol.ts';
import { Gone, Refused, type Victim } from './victim-process.ts';

const WRITERS = 32;
/** Few, so that writers compete for them. */
const SHARED_TOKENS = 16;
const PLACES = Array.from({ length: 4 }, () => newId());

/** The outcome of an operation as seen from outside, as in Jepsen. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** Every operation and its outcome. */
export class Ledger {
  readonly entries = new Map<string, { operation: Operation; outcome: Outcome }>();
  /** Failures that a stopped engine does not explain. */
  readonly surprises: string[] = [];
  acknowledged = 0;

  note(operation: Operation, outcome: Outcome): void {
    if (this.entries.get(operation.key)?.outcome === 'acknowledged') return;
    if (outcome === 'acknowledged') this.acknowledged++;
    this.entries.set(operation.key, { operation, outcome });
  }
}

class Writer {
  readonly #ledger: Ledger;
  readonly #links: string[] = [];
  readonly #hits: string[] = [];
  readonly #sessionId = newId();
  #elapsedMs = 0;
  #unsure: Operation | null = null;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Writes until the process is gone. @param paceMs the longest pause between two operations */
  async write(victim: Victim, isOver: () => boolean, paceMs: number): Promise<void> {
    while (!isOver()) {
      const operation = this.#next();
      try {
        const { isChanged } = await victim.ask<{ isChanged: boolean }>({
          ask: 'operation',
          operation,
        });
        this.#acknowledged(operation, isChanged);
      } catch (error) {
        if (error instanceof Gone) {
          this.#doubt(operation);
          return;
        }
        if (!(error instanceof Refused)) throw error;
        this.#failed(operation, error);
      }
      if (paceMs > 0) await pause(Math.random() * paceMs);
    }
  }

  /** Sometimes retries an operation with unknown outcome under the same key. */
  #next(): Operation {
    const unsure = this.#unsure;
    this.#unsure = null;
    if (unsure && Math.random() < 0.5) return unsure;
    const chance = Math.random();
    if (chance < 0.05) {
      const hitId = this.#hits.length > 2 ? this.#hits.shift() : undefined;
      return hitId
        ? { kind: 'erase', key: newId(), hitId }
        : {
            kind: 'open',
            key: newId(),
            hitId: newId(),
            placeId: PLACES[Math.floor(Math.random() * PLACES.length)] ?? '',
          };
    }
    if (chance < 0.2)
      return {
        kind: 'report',
        key: `${this.#sessionId}/${++this.#elapsedMs}`,
        sessionId: this.#sessionId,
        elapsedMs: this.#elapsedMs,
      };
    const linkId = this.#links.length > 2 || chance < 0.5 ? this.#links.shift() : undefined;
    if (linkId) return { kind: 'cancel', key: newId(), linkId };
    const token = chance > 0.8 ? `shared-${Math.floor(Math.random() * SHARED_TOKENS)}` : newId();
    return { kind: 'create', key: newId(), linkId: newId(), token };
  }

  #acknowledged(operation: Operation, isChanged: boolean): void {
    const before = this.#ledger.entries.get(operation.key);
    if (!isChanged && !before)
      this.#ledger.surprises.push(
        `${operation.kind} ${operation.key} changed nothing the first time`,
      );
    this.#ledger.note(operation, 'acknowledged');
    if (operation.kind === 'create') this.#links.push(operation.linkId);
    if (operation.kind === 'open') this.#hits.push(operation.hitId);
  }

  #failed(operation: Operation, error: Refused): void {
    if (error.code === 'CONFLICT') return this.#ledger.note(operation, 'refused');
    // The log's port promises nothing about a failed report, so its outcome is unknown.
    const isReport = operation.kind === 'report' || operation.kind === 'open';
    if (error.code !== 'UNAVAILABLE' && !isReport)
      this.#ledger.surprises.push(`${operation.kind} ${operation.key}: ${error.message}`);
    this.#doubt(operation);
  }

  #doubt(operation: Operation): void {
    this.#ledger.note(operation, 'unknown');
    this.#unsure = operation;
  }
}

/** 32 writers, which continue with the next process. */
export function makeWriters(ledger: Ledger): {
  write(victim: Victim, isOver: () => boolean, paceMs: number): Promise<void>;
} {
  const writers = Array.from({ length: WRITERS }, () => new Writer(ledger));
  return {
    write: async (victim, isOver, paceMs) =>
      void (await Promise.all(writers.map((writer) => writer.write(victim, isOver, paceMs)))),
  };
}
