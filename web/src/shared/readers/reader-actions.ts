import { isKeyOf } from '../../typed/keys-of.ts';
import type { ViewerDeed } from '../../gql/graphql.ts';

export type ActionCounts = { downloads: number; prints: number; linkClicks: number };
interface ReaderAction {
  did: ViewerDeed;
  field: keyof ActionCounts;
  /** “Only who …” */
  past: string;
  noun: string;
  /** The total's name. */
  title: string;
}

/** By URL value. */
const readerActions = {
  download: {
    did: 'DOWNLOAD',
    field: 'downloads',
    past: 'downloaded',
    noun: 'download',
    title: 'Downloads',
  },
  print: { did: 'PRINT', field: 'prints', past: 'printed', noun: 'print', title: 'Prints' },
  click: {
    did: 'CLICK',
    field: 'linkClicks',
    past: 'clicked a link',
    noun: 'click',
    title: 'Link clicks',
  },
} as const satisfies Record<string, ReaderAction>;
export type ReaderActionKey = keyof typeof readerActions;

export const readerActionIn = (params: URLSearchParams): ReaderAction | null => {
  const word = params.get('did');
  return isKeyOf(readerActions, word) ? readerActions[word] : null;
};
