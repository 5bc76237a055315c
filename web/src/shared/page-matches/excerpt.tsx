import type { PageMatchFieldsFragment } from '../../gql/graphql.ts';
import styles from './page-matches.module.css';

/** The text around the words that a search found, which are marked. */
export function Excerpt({ parts }: { parts: PageMatchFieldsFragment['excerpt'] }) {
  return (
    <span className={styles['excerpt']}>
      {parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}

/** Opens the page in the preview, with the words marked. */
export function pathOfMatch(
  { page, presentation }: Pick<PageMatchFieldsFragment, 'page' | 'presentation'>,
  search: string,
): string {
  const query = new URLSearchParams({ page: String(page), find: search.trim() });
  return `/content/${presentation.id}?${query.toString()}`;
}
