import { ClearChip } from '../../ui/form/clear-chip.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { readerActionIn, type ActionCounts } from './reader-actions.ts';
import { useScrollIntoView } from './list-choice.tsx';
import { listInLabel } from './visits.ts';
import { readerLabel } from './reader-name.ts';
import { texts } from './texts.ts';

type Viewing = Parameters<typeof listInLabel>[1][number];
type Reader = Parameters<typeof readerLabel>[0];

/** The visits' filter from the URL: by action or by visitor. */
export function useVisitFilter() {
  const { params, change } = useUrlParams();
  useScrollIntoView('visits');
  const action = readerActionIn(params);
  const visitor = params.get('visitor');
  const chip = (word: string, phrase: string, what: string) => (
    <ClearChip
      key={word}
      label={texts.onlyThose({ phrase })}
      value={what}
      onClear={() => change(word, null)}
    />
  );
  return {
    did: action === null ? null : [action.did],
    visitor,
    /** The title of the total that links here. */
    title: action?.title ?? texts.visits,
    hintOf: (total: number, viewings: readonly Viewing[]) =>
      action === null
        ? listInLabel(total, viewings, 'in')
        : texts.inTotal({ total: listInLabel(total, viewings, 'of') }),
    /** The empty state's title; null without a filter. */
    emptyTitle:
      action === null
        ? visitor === null
          ? null
          : texts.noVisitsByThisVisitor
        : texts.noOne({ past: action.past }),
    /** @param first any visit of the visitor */
    chipsOf: (first: Reader | undefined) => [
      ...(visitor === null
        ? []
        : [
            chip(
              'visitor',
              texts.visitsBy,
              first === undefined ? texts.oneVisitor : readerLabel(first),
            ),
          ]),
      ...(action === null ? [] : [chip('did', texts.peopleWho, action.past)]),
    ],
    /** “2 downloads”: within the listed views, so rows add up to the total. */
    doneIn({ listed }: { listed: readonly ActionCounts[] }): string | null {
      if (action === null) return null;
      const count = listed.reduce((sum, { [action.field]: some }) => sum + some, 0);
      return action.countOf({ count });
    },
  };
}
