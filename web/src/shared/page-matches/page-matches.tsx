import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { Section } from '../../ui/section.tsx';
import { PageThumbnail } from '../../ui/page-thumbnail.tsx';
import { Excerpt, pathOfMatch } from './excerpt.tsx';
import { PageMatchesQuery } from './page-matches.graphql.ts';
import styles from './page-matches.module.css';
import { texts } from './texts.ts';

/** Pages on which the words of a search are written; nothing where there are none. */
export function PageMatches({ search }: { search: string }) {
  const text = search.trim();
  const { data, previousData } = useQuery(PageMatchesQuery, {
    variables: { text },
    skip: text.length < 2,
  });
  const matches = text.length < 2 ? [] : ((data ?? previousData)?.searchPages ?? []);
  if (matches.length === 0) return null;
  return (
    <Section title={texts.onPages} hint={texts.countOfPages({ count: matches.length })}>
      <ul className={styles['list']}>
        {matches.map((match) => (
          <li key={`${match.presentation.id}/${match.page}`}>
            <Link to={pathOfMatch(match, text)}>
              <PageThumbnail src={match.thumbnailUrl} size="card" />
              <b className="cut" title={match.presentation.name}>
                {match.presentation.name}
              </b>
              <small>{texts.pageNumber({ page: match.page })}</small>
              <Excerpt parts={match.excerpt} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
