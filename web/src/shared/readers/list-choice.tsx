import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Segments } from '../../ui/segments.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import type { ReaderActionKey } from './reader-actions.ts';

/** What the address says of the list of readers alone: whether it is one of visitors, whose visits it is of, and what was done in them. */
const listParams = ['list', 'visitor', 'did'] as const;
type ListParams = { [Word in (typeof listParams)[number]]?: string | null };

/** The rest of what it says: over which days, and with whom. */
export function withoutList(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const word of listParams) rest.delete(word);
  return rest;
}

function withList(params: URLSearchParams, shown: ListParams): URLSearchParams {
  const search = withoutList(params);
  for (const word of listParams) if (shown[word] != null) search.set(word, shown[word]);
  return search;
}

type ListLinkProps = {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A total leads to the visits that it is made of: that of what was done to those in which it was, a visitor's to theirs. */
export function VisitsLink({
  did = null,
  visitor = null,
  label,
  className,
  children,
}: ListLinkProps & { did?: ReaderActionKey | null; visitor?: string | null }) {
  const [params] = useSearchParams();
  return (
    <Link
      to={{ search: withList(params, { did, visitor }).toString(), hash: '#visits' }}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}

/** The number of visitors leads to each of them. */
export function VisitorsLink({ label, children }: ListLinkProps) {
  const [params] = useSearchParams();
  return (
    <Link
      to={{ search: withList(params, { list: 'visitors' }).toString(), hash: '#visitors' }}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

export type List = 'visits' | 'visitors';

/** Which of the two is asked for. */
export const useList = (): List =>
  useUrlParams().params.get('list') === 'visitors' ? 'visitors' : 'visits';

/** One list or the other, each of all there is. */
export function ListChoice({ list }: { list: List }) {
  const { edit } = useUrlParams();
  const choose = (next: List) =>
    edit((params) => withList(params, next === 'visitors' ? { list: next } : {}));
  return (
    <Segments
      label="Each visit, or each visitor"
      value={list}
      onChange={choose}
      options={[
        { value: 'visits', label: 'Visits' },
        { value: 'visitors', label: 'Visitors' },
      ]}
    />
  );
}

/** A list comes into view where the address leads to it. */
export function useScrollIntoView(list: List): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${list}`) document.getElementById(list)?.scrollIntoView({ block: 'start' });
  }, [hash, key, list]);
}
