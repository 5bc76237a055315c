import type { FormResultsQuery } from '../../../gql/graphql.ts';
import { countLabel } from '../../../ui/format/count-label.ts';
import { Section } from '../../../ui/section.tsx';
import styles from '../forms.module.css';
import { AGREED } from '@lectern/schemas/forms/questions.ts';
import { texts } from './texts.ts';

type Result = NonNullable<FormResultsQuery['form']>['results'][number];

/** A chart for each question: how often each option was chosen, or how many answered at all. */
export function Results({ results, total }: { results: readonly Result[]; total: number }) {
  if (total === 0) return null;
  return (
    <Section title={texts.results}>
      <div className={styles['results']}>
        {results.map(({ question, answered, counts }) => (
          <div key={question.id} className={styles['result']}>
            <h3 dir="auto">{question.label}</h3>
            <ul>
              {counts.length === 0 ? (
                <Bar
                  label={texts.answeredBy({ count: answered, number: countLabel(answered) })}
                  count={null}
                  share={answered / total}
                />
              ) : (
                counts.map(({ answer, count }) => (
                  <Bar
                    key={answer}
                    label={question.type === 'CONSENT' && answer === AGREED ? texts.agreed : answer}
                    count={count}
                    share={count / Math.max(answered, 1)}
                  />
                ))
              )}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Bar({ label, count, share }: { label: string; count: number | null; share: number }) {
  return (
    <li style={{ '--share': Math.min(share, 1) }}>
      <span dir="auto">{label}</span>
      {count === null ? null : <span>{countLabel(count)}</span>}
    </li>
  );
}
