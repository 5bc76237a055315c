import { useQuery } from '@apollo/client/react';
import { IconAddressBook, IconLink, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Problem, problemOf } from '../edge/problem.ts';
import { graphql } from '../gql/gql.ts';
import { Mat } from '../ui/mat.tsx';
import styles from './search.module.css';

const GlobalSearchQuery = graphql(`
  query GlobalSearch($search: String!) {
    presentations(search: $search, pageSize: 5) { items { id name thumbnailUrl } }
    sharedLinks(search: $search, pageSize: 5) { items { id name presentationName } }
    users(search: $search, pageSize: 5) { items { id name email } }
    contacts(search: $search, pageSize: 5) { items { id name email } }
  }
`);

/** Something that was found, and where it is. */
export interface Found {
  key: string;
  group: string;
  to: string;
  title: string;
  about: string | null;
  icon: ReactNode;
}

/** What begins with these letters, anywhere: null while nobody has answered yet, and the reason where nobody will. */
export function useFound(search: string): readonly Found[] | Problem | null {
  const isAsked = search.trim().length > 1;
  const { data, previousData, error } = useQuery(GlobalSearchQuery, { variables: { search: search.trim() }, skip: !isAsked, errorPolicy: 'all' });
  if (!isAsked) return [];
  const found = data ?? previousData;
  if (found == null) return error === undefined ? null : problemOf(error);
  return [
    ...(found.presentations?.items ?? []).map(({ id, name, thumbnailUrl }) => ({ key: `p${id}`, group: 'Presentations', to: `/content/${id}`, title: name, about: null, icon: <Mat src={thumbnailUrl} size="tiny" /> })),
    ...(found.sharedLinks?.items ?? []).map(({ id, name, presentationName }) => ({ key: `l${id}`, group: 'Shared links', to: `/links/${id}`, title: name ?? presentationName ?? 'A link without a name', about: name === null ? null : presentationName ?? null, icon: <IconLink className="icon" aria-hidden="true" /> })),
    ...(found.contacts?.items ?? []).map(({ id, name, email }) => ({ key: `c${id}`, group: 'Contacts', to: `/contacts/${id}`, title: name ?? email ?? 'Somebody', about: name === null ? null : email ?? null, icon: <IconAddressBook className="icon" aria-hidden="true" /> })),
    ...(found.users?.items ?? []).map(({ id, name, email }) => ({ key: `u${id}`, group: 'Team', to: `/people?search=${encodeURIComponent(name ?? email ?? '')}`, title: name ?? email ?? 'Somebody', about: name === null ? null : email ?? null, icon: <IconUser className="icon" aria-hidden="true" /> })),
  ];
}

/** What is looked through, while nothing is typed yet. */
export function SearchHint() {
  return <div className={styles['panel']} role="status">Looks through the names of presentations, shared links, contacts and people of your team. Type two letters that a word of the name begins with.</div>;
}

type SearchResultsProps = { id: string; found: readonly Found[] | Problem | null; at: number; choose: (found: Found) => void };

export function SearchResults({ id, found, at, choose }: SearchResultsProps) {
  if (found === null) return <div className={styles['panel']} role="status">Looking …</div>;
  if (found instanceof Problem) return <div className={styles['panel']} role="status">{found.message} Enter looks in the content list.</div>;
  if (found.length === 0) return <div className={styles['panel']} role="status">Nothing begins with that: no word of a presentation’s, a link’s, a contact’s or a person’s name. Enter looks in the content list.</div>;
  const groups = Map.groupBy(found, ({ group }) => group);
  return (
    <div className={styles['panel']} role="listbox" id={id} aria-label="Found">
      {[...groups].map(([group, items]) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true">{group}</p>
          {items.map((item) => (
            // Focus stays in the box; the mouse must not take it away before the click.
            <div key={item.key} role="option" id={`${id}-${item.key}`} aria-selected={found.indexOf(item) === at} className={styles['option']} onPointerDown={(event) => event.preventDefault()} onClick={() => choose(item)}>
              <i aria-hidden="true">{item.icon}</i><span><b className="cut" title={item.title}>{item.title}</b>{item.about === null ? null : <small className="cut">{item.about}</small>}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
