import type { Readable } from 'node:stream';

export interface BlobInfo {
  key: string;
  /** In bytes. */
  size: number;
  contentType: string;
  modifiedAt: Date;
}

/** Blobs that grow in place: no byte of a large file is written twice. */
export interface GrowingBlobs {
  /**
   * Streams into a new key; resolves once everything is durable. After a failed source the received bytes stay; after a
   * crash `durableBytes` of them. Takes over the chunks and frees their memory. @returns bytes
   */
  write(key: string, source: AsyncIterable<Buffer>): Promise<number>;
  /** How much of a blob of that size survives a crash of its writer. */
  durableBytes(size: number): number;
  /** Gives a blob another key. */
  move(from: string, to: string): Promise<void>;
}

/** Bytes by key. Keys are ours, never a client's: `<team id>/…`, letters, digits, `-`, `_`, `.` and `/`. @throws DomainError INVALID for others. */
export interface Blobs {
  /** Streams in; the blob is there only once this resolves, and nothing stays behind when the source fails. */
  put(key: string, source: Readable | Buffer, contentType: string): Promise<BlobInfo>;
  /**
   * Both ends inclusive, as in HTTP; what lies behind the end is left out. Null when there is no such blob.
   * The body has to be read or destroyed. @throws DomainError INVALID where nothing of the range is there.
   */
  get(
    key: string,
    range?: { start: number; end: number },
  ): Promise<{ info: BlobInfo; body: Readable } | null>;
  head(key: string): Promise<BlobInfo | null>;
  delete(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<BlobInfo>;
  /** Missing where a blob is written whole or not at all. */
  readonly growing?: GrowingBlobs;
  /** Why files can be neither kept nor read at the moment, as a sentence; null where they can. Missing for a folder. */
  problem?(): Promise<string | null>;
  close(): Promise<void>;
}
