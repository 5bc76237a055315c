export interface PageProps {
  /** The page's URL. Tokens of mails are in the hash, which browsers do not send. */
  address: URL;
  /** Navigates to another page. */
  go(path: string): void;
}
