/** A page's text, and its words as a search compares them (`wordsOf`), in order. */
export interface TextPage {
  number: number;
  text: string;
  words: readonly string[];
}

export interface TextMatch extends Pick<TextPage, 'number' | 'text'> {
  ownerId: string;
}

export interface TextQuery {
  /** All of them are on the page, each as a whole word. */
  words: readonly string[];
  /** The beginning of a word that is on the page as well. */
  prefix: string | null;
  limit: number;
  skip: number;
}

/**
 * Texts of a service that can be searched by their words. They are made from files, so no backup has them: where they are
 * missing they are made again.
 */
export interface Texts {
  /** Replaces the texts of an owner. */
  put(teamId: string, ownerId: string, pages: readonly TextPage[]): Promise<void>;
  remove(teamId: string, ownerId: string): Promise<void>;
  has(teamId: string, ownerId: string): Promise<boolean>;
  /** Whether the team has no text. */
  isEmpty(teamId: string): Promise<boolean>;
  /** In an order that stays. */
  search(teamId: string, query: TextQuery): Promise<TextMatch[]>;
}
