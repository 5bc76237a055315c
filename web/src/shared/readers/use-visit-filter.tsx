import { IconX } from '@tabler/icons-react';
import parts from '../../ui/parts.module.css';
import { useAddress } from '../../ui/hooks/use-url-params.ts';
import { deedIn, type Done } from './reader-actions.ts';
import { useComesIntoView } from './list-choice.tsx';
import { listInWords } from './visits.ts';
import { called } from './reader-name.ts';

type Viewing = Parameters<typeof listInWords>[1][number];
type Reader = Parameters<typeof called>[0];

/** What the visits are narrowed to, by the address: what was done in them, and whose they are. */
export function useNarrowed() {
  const { params, change } = useAddress();
  useComesIntoView('visits');
  const deed = deedIn(params);
  const visitor = params.get('visitor');
  const chip = (word: string, said: string, what: string) => (
    <button
      key={word}
      type="button"
      className={parts['chip']}
      data-set
      onClick={() => change(word, null)}
      aria-label={`Clear: only ${said} ${what}`}
    >
      Only {said} <b>{what}</b>
      <IconX aria-hidden="true" />
    </button>
  );
  return {
    did: deed === null ? null : [deed.did],
    visitor,
    /** The list is called as the total that led to it. */
    title: deed?.title ?? 'Visits',
    hintOf: (total: number, viewings: readonly Viewing[]) =>
      deed === null
        ? listInWords(total, viewings, 'in')
        : `in ${listInWords(total, viewings, 'of')}`,
    /** Said where there is none; null where nothing is asked for. */
    nobody:
      deed === null ? (visitor === null ? null : 'No visits of theirs') : `Nobody ${deed.past}`,
    /** @param first any of them: whose they are */
    chipsOf: (first: Reader | undefined) => [
      ...(visitor === null
        ? []
        : [chip('visitor', 'visits of', first === undefined ? 'one visitor' : called(first))]),
      ...(deed === null ? [] : [chip('did', 'who', deed.past)]),
    ],
    /** “2 downloads”: in those views of a visit that are listed, so that the rows add up to the total. */
    doneIn({ listed }: { listed: readonly Done[] }): string | null {
      if (deed === null) return null;
      const count = listed.reduce((sum, { [deed.field]: some }) => sum + some, 0);
      return count === 1 ? `1 ${deed.noun}` : `${count.toLocaleString('en')} ${deed.noun}s`;
    },
  };
}
