import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Segments } from '../../ui/segments.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import type { ReaderActionKey } from './reader-actions.ts';
import { texts } from './texts.ts';

/** The URL parameters of the readers' list: visits or visitors, whose, and which action. */
const listParams = ['list', 'visitor', 'did'] as const;
type ListParams = { [Word in (typeof listParams)[number]]?: string | null };

/** The other parameters: range and audience. */
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

/** Links a total to its visits, by action or by visitor. */
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

/** Links the number of visitors to their list. */
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

export const useList = (): List =>
  useUrlParams().params.get('list') === 'visitors' ? 'visitors' : 'visits';

export function ListChoice({ list }: { list: List }) {
  const { edit } = useUrlParams();
  const choose = (next: List) =>
    edit((params) => withList(params, next === 'visitors' ? { list: next } : {}));
  return (
    <Segments
      label={texts.eachVisitOrEachVisitor}
      value={list}
      onChange={choose}
      options={[
        { value: 'visits', label: texts.visits },
        { value: 'visitors', label: texts.visitors },
      ]}
    />
  );
}

/** Scrolls to the list when the URL's hash names it. */
export function useScrollIntoView(list: List): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${list}`) document.getElementById(list)?.scrollIntoView({ block: 'start' });
  }, [hash, key, list]);
}
