import { IconX } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { ViewerDeed } from '../gql/graphql.ts';
import parts from '../ui/parts.module.css';
import { useAddress } from '../ui/use-address.ts';

type Done = { downloads: number; prints: number; linkClicks: number };
type Viewing = Done & { visit: { id: string } };
interface Shown {
  did: ViewerDeed;
  field: keyof Done;
  /** “Only who …” */
  past: string;
  noun: string;
}

/** By the word of the address. */
const deeds = {
  download: { did: 'DOWNLOAD', field: 'downloads', past: 'downloaded', noun: 'download' },
  print: { did: 'PRINT', field: 'prints', past: 'printed', noun: 'print' },
  click: { did: 'CLICK', field: 'linkClicks', past: 'clicked a link', noun: 'click' },
} as const satisfies Record<string, Shown>;
type Deed = keyof typeof deeds;

const deedIn = (params: URLSearchParams): Shown | null => {
  const word = params.get('did');
  return word !== null && Object.hasOwn(deeds, word) ? deeds[word as Deed] : null;
};

/** A total leads to the visits that it is made of: that of what was done to those in which it was. */
export function ToVisits({ did = null, label, children }: { did?: Deed | null; label?: string; children: ReactNode }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('did');
  if (did !== null) search.set('did', did);
  return <Link to={{ search: search.toString(), hash: '#visits' }} aria-label={label}>{children}</Link>;
}

/** What the visits are narrowed to, by the address: they come into view where it leads to them. */
export function useDeed() {
  const { params, change } = useAddress();
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#visits') document.getElementById('visits')?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  const deed = deedIn(params);
  return {
    did: deed === null ? null : [deed.did],
    /** Said where there is none; null where nothing is asked for. */
    nobody: deed === null ? null : `Nobody ${deed.past}`,
    chip: deed === null ? null : (
      <button type="button" className={parts['chip']} data-set onClick={() => change('did', null)} aria-label={`Clear: only who ${deed.past}`}>Only who <b>{deed.past}</b><IconX aria-hidden="true" /></button>
    ),
    /** “2 downloads”: in those views of a visit that are listed, so that the rows add up to the total. */
    doneIn(visitId: string, viewings: readonly Viewing[]): string | null {
      if (deed === null) return null;
      const count = viewings.reduce((sum, { visit, [deed.field]: some }) => (visit.id === visitId ? sum + some : sum), 0);
      return count === 1 ? `1 ${deed.noun}` : `${count.toLocaleString('en')} ${deed.noun}s`;
    },
  };
}
