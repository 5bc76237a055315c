/**
 * Keys of persons (AES-256), kept apart from the data they seal. Erasing one makes that person's data unreadable.
 * Ids under `names/` are reserved for the secrets of blind-index.ts, which cannot be erased.
 */
export interface Keys {
  /** The person's key, made when there is none. 32 bytes. @throws DomainError GONE when it was erased. */
  keyFor(personId: string): Promise<Buffer>;
  /** The person's key, or null when it was erased or never made. */
  open(personId: string): Promise<Buffer | null>;
  erase(personId: string): Promise<void>;
  /** Calls back after this process has erased a person. */
  onErased(listener: () => void): void;
  close(): Promise<void>;
}
