export interface PageProps {
  /** Where the page stands. What a mail brought is behind the hash, which no browser sends to anybody. */
  address: URL;
  /** Leaves for another page of ours. */
  go(path: string): void;
}
