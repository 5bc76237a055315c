/** Bytes are compressed texts. */
export type SqlValue = string | number | null | Uint8Array;

export interface Statement {
  sql: string;
  params: readonly SqlValue[];
  /** Whether the caller wants its rows. */
  returning?: boolean;
}

/** A condition that is read before its write; a write with a broken guard writes nothing. */
export interface Guard extends Statement {
  expect: 'row' | 'none';
}

export interface Write {
  guards: readonly Guard[];
  statements: readonly Statement[];
}

export type SqlRow = Record<string, SqlValue>;

export type WriteOutcome =
  | { kind: 'written'; rows: SqlRow[][] }
  /** The guard with this index did not find what it expected. */
  | { kind: 'refused'; guard: number; row: SqlRow | null }
  | { kind: 'failed'; message: string; errcode: number };

/** Long texts and bytes travel beside the JSON, which has their place instead: escaping JSON within JSON would be slow. */
type SentValue = Exclude<SqlValue, Uint8Array> | [place: number];

/** A statement in a message: the number of its text, whether a row is expected or returned, its parameters. */
export type SentStatement = [sql: number, flag: 0 | 1, params: readonly SentValue[]];

export type SentWrite = [guards: SentStatement[], statements: SentStatement[]];

export type SentRequest =
  | { id: number; write: SentWrite }
  | { id: number; exec: string }
  | { id: number; truncate: true };

/**
 * A message to the writer: a batch as JSON text, then its long values. Sending a text to another
 * thread costs one copy; cloning the same arrays would cost more than writing them to the file.
 */
export type SentMessage = [batch: string, ...longValues: (string | Uint8Array)[]];

export interface SentBatch {
  /** New statement texts; their numbers continue from the last one. */
  sql: string[];
  requests: SentRequest[];
  /** The last message. */
  close?: true;
}

export type WriterReply =
  | { ready: true }
  /** `written`: writes without rows to return. */
  | { written: number[]; outcomes: [id: number, outcome: WriteOutcome][] };

const LONG = 200;

/** Turns requests into messages; knows which statements the writer has seen. */
export class WriterEncoder {
  readonly #numbers = new Map<string, number>();
  #fresh: string[] = [];
  #longValues: (string | Uint8Array)[] = [];

  encode({ guards, statements }: Write): SentWrite {
    return [
      guards.map(({ sql, params, expect }): SentStatement => [
        this.#number(sql),
        expect === 'row' ? 1 : 0,
        this.#values(params),
      ]),
      statements.map(({ sql, params, returning }): SentStatement => [
        this.#number(sql),
        returning ? 1 : 0,
        this.#values(params),
      ]),
    ];
  }

  message(requests: SentRequest[], isLast = false): SentMessage {
    const batch: SentBatch = { sql: this.#fresh, requests, ...(isLast && { close: true }) };
    const message: SentMessage = [JSON.stringify(batch), ...this.#longValues];
    this.#fresh = [];
    this.#longValues = [];
    return message;
  }

  #values(params: readonly SqlValue[]): SentValue[] {
    return params.map((value) =>
      (typeof value === 'string' && value.length > LONG) || value instanceof Uint8Array
        ? [this.#longValues.push(value)]
        : value,
    );
  }

  #number(sql: string): number {
    let number = this.#numbers.get(sql);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(sql, number);
      this.#fresh.push(sql);
    }
    return number;
  }
}

/** Decodes what `message` made. */
export function decodeMessage([batch, ...longValues]: SentMessage): SentBatch {
  const decoded: SentBatch = JSON.parse(batch);
  if (longValues.length === 0) return decoded;
  for (const request of decoded.requests) {
    if (!('write' in request)) continue;
    for (const statements of request.write) {
      for (const statement of statements) {
        const params = statement[2] as (SentValue | Uint8Array)[];
        for (let place = 0; place < params.length; place++) {
          const value = params[place];
          if (Array.isArray(value)) params[place] = longValues[value[0] - 1]!;
        }
      }
    }
  }
  return decoded;
}

export function valuesOf([, , params]: SentStatement): readonly SqlValue[] {
  return params as readonly SqlValue[];
}
