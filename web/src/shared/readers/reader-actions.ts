import { isKeyOf } from '../../typed/keys-of.ts';
import type { ViewerDeed } from '../../gql/graphql.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export type ActionCounts = { downloads: number; prints: number; linkClicks: number };
interface ReaderAction {
  did: ViewerDeed;
  field: keyof ActionCounts;
  /** “Only who …” */
  past: string;
  /** “2 downloads”. */
  countOf: (parameters: { count: number }) => string;
  /** The total's name. */
  title: string;
}

/** By URL value. */
const readerActions = {
  download: {
    did: 'DOWNLOAD',
    field: 'downloads',
    past: texts.downloaded,
    countOf: texts.downloadsCount,
    title: common.downloads,
  },
  print: {
    did: 'PRINT',
    field: 'prints',
    past: texts.printed,
    countOf: texts.printsCount,
    title: texts.prints,
  },
  click: {
    did: 'CLICK',
    field: 'linkClicks',
    past: texts.clickedALink,
    countOf: texts.clicksCount,
    title: common.linkClicks,
  },
} as const satisfies Record<string, ReaderAction>;
export type ReaderActionKey = keyof typeof readerActions;

export const readerActionIn = (params: URLSearchParams): ReaderAction | null => {
  const word = params.get('did');
  return isKeyOf(readerActions, word) ? readerActions[word] : null;
};
