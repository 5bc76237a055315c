import { useQuery } from '@apollo/client/react';
import { PageMarksQuery } from '../../../shared/page-matches/page-matches.graphql.ts';
import styles from './preview.module.css';

const percent = (share: number) => `${share * 100}%`;

interface MarksProps {
  presentationId: string;
  page: number;
  text: string;
}

/** Where the words of a search are on a page. */
export function Marks({ presentationId, page, text }: MarksProps) {
  const { data } = useQuery(PageMarksQuery, { variables: { id: presentationId, page, text } });
  return (data?.pageMarks ?? []).map(({ x, y, width, height }) => (
    <span
      key={`${x} ${y}`}
      className={styles['found']}
      aria-hidden="true"
      style={{
        left: percent(x),
        top: percent(y),
        width: percent(width),
        height: percent(height),
      }}
    />
  ));
}
