import type { Commit } from '../commits-port.ts';

/** One document a commit: atomic without transactions. Data of events is JSON text, so that it comes back to the byte. */
export interface StoredCommit {
  /** The commit's id. */
  _id: string;
  stream: string;
  number: number;
  firstVersion: number;
  events: { type: string; schemaVersion: number; data: string }[];
  meta: Commit['meta'];
  /** Always there, for it is unique: the commit's id stands in where no key was given. */
  key: string;
  /** Of the request; null where no key was given. */
  hash: string | null;
  /** 1 once the log has it and its inline view has reached it. */
  published: 0 | 1;
}

export function storedCommit({
  id,
  stream,
  number,
  firstVersion,
  events,
  meta,
  idempotency,
}: Commit): StoredCommit {
  return {
    _id: id,
    stream,
    number,
    firstVersion,
    events: events.map(({ type, schemaVersion, data }) => ({
      type,
      schemaVersion,
      data: JSON.stringify(data),
    })),
    meta,
    key: idempotency ? keyOf(idempotency.key) : `commit:${id}`,
    hash: idempotency?.hash ?? null,
    published: 0,
  };
}

export const keyOf = (key: string): string => `key:${key}`;

export function commitOf({
  _id,
  stream,
  number,
  firstVersion,
  events,
  meta,
  key,
  hash,
}: StoredCommit): Commit {
  return {
    stream,
    number,
    id: _id,
    firstVersion,
    events: events.map(({ type, schemaVersion, data }) => ({
      type,
      schemaVersion,
      data: JSON.parse(data),
    })),
    meta,
    idempotency: hash === null ? null : { key: key.slice('key:'.length), hash },
  };
}
