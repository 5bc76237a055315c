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
  noun: string;
  /** The total's name. */
  title: string;
}

/** By URL value. */
const readerActions = {
  download: {
    did: 'DOWNLOAD',
    field: 'downloads',
    past: texts.downloaded,
    noun: texts.download,
    title: common.downloads,
  },
  print: {
    did: 'PRINT',
    field: 'prints',
    past: texts.printed,
    noun: texts.print,
    title: texts.prints,
  },
  click: {
    did: 'CLICK',
    field: 'linkClicks',
    past: texts.clickedALink,
    noun: texts.click,
    title: common.linkClicks,
  },
} as const satisfies Record<string, ReaderAction>;
export type ReaderActionKey = keyof typeof readerActions;

export const readerActionIn = (params: URLSearchParams): ReaderAction | null => {
  const word = params.get('did');
  return isKeyOf(readerActions, word) ? readerActions[word] : null;
};
