import { IconX } from '@tabler/icons-react';
import parts from '../../ui/parts.module.css';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { readerActionIn, type ActionCounts } from './reader-actions.ts';
import { useScrollIntoView } from './list-choice.tsx';
import { listInLabel } from './visits.ts';
import { readerLabel } from './reader-name.ts';

type Viewing = Parameters<typeof listInLabel>[1][number];
type Reader = Parameters<typeof readerLabel>[0];

/** What the visits are narrowed to, by the address: what was done in them, and whose they are. */
export function useVisitFilter() {
  const { params, change } = useUrlParams();
  useScrollIntoView('visits');
  const action = readerActionIn(params);
  const visitor = params.get('visitor');
  const chip = (word: string, phrase: string, what: string) => (
    <button
      key={word}
      type="button"
      className={parts['chip']}
      data-set
      onClick={() => change(word, null)}
      aria-label={`Clear: only ${phrase} ${what}`}
    >
      Only {phrase} <b>{what}</b>
      <IconX aria-hidden="true" />
    </button>
  );
  return {
    did: action === null ? null : [action.did],
    visitor,
    /** The list is called as the total that led to it. */
    title: action?.title ?? 'Visits',
    hintOf: (total: number, viewings: readonly Viewing[]) =>
      action === null
        ? listInLabel(total, viewings, 'in')
        : `in ${listInLabel(total, viewings, 'of')}`,
    /** Said where there is none; null where nothing is asked for. */
    emptyTitle:
      action === null ? (visitor === null ? null : 'No visits of theirs') : `Nobody ${action.past}`,
    /** @param first any of them: whose they are */
    chipsOf: (first: Reader | undefined) => [
      ...(visitor === null
        ? []
        : [chip('visitor', 'visits of', first === undefined ? 'one visitor' : readerLabel(first))]),
      ...(action === null ? [] : [chip('did', 'who', action.past)]),
    ],
    /** “2 downloads”: in those views of a visit that are listed, so that the rows add up to the total. */
    doneIn({ listed }: { listed: readonly ActionCounts[] }): string | null {
      if (action === null) return null;
      const count = listed.reduce((sum, { [action.field]: some }) => sum + some, 0);
      return count === 1 ? `1 ${action.noun}` : `${count.toLocaleString('en')} ${action.noun}s`;
    },
  };
}
