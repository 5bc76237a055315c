import type { ViewerDeed } from '../../gql/graphql.ts';

export type Done = { downloads: number; prints: number; linkClicks: number };
interface Shown {
  did: ViewerDeed;
  field: keyof Done;
  /** “Only who …” */
  past: string;
  noun: string;
  /** As its total is called. */
  title: string;
}

/** By the word of the address. */
const deeds = {
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
} as const satisfies Record<string, Shown>;
export type Deed = keyof typeof deeds;

export const deedIn = (params: URLSearchParams): Shown | null => {
  const word = params.get('did');
  return word !== null && Object.hasOwn(deeds, word) ? deeds[word as Deed] : null;
};
