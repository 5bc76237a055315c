import type { ResponseRowFragment } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import pill from '../../../ui/parts.module.css';
import table from '../../../ui/table.module.css';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import { answersIn, wordsOf } from './answer-words.ts';
import type { AskedQuestion } from './asked-question.ts';

type ResponsesTableProps = {
  questions: readonly AskedQuestion[];
  responses: readonly ResponseRowFragment[];
  onOpen: (id: string) => void;
};

export function ResponsesTable({ questions, responses, onOpen }: ResponsesTableProps) {
  return (
    <table className={table['table']}>
      <colgroup>
        <col />
        <col style={{ width: 96 }} />
        <col className={table['medium']} style={{ width: 200 }} />
        <col className={table['medium']} style={{ width: 144 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{texts.answers}</th>
          <th scope="col">{common.status}</th>
          <th scope="col" className={table['medium']}>
            {texts.with}
          </th>
          <th scope="col" className={table['medium']}>
            {texts.when}
          </th>
        </tr>
      </thead>
      <tbody>
        {responses.map((response) => (
          <tr key={response.id} className={styles['row']}>
            <td>
              <button
                type="button"
                className={`cut ${styles['open']}`}
                onClick={() => onOpen(response.id)}
              >
                {summaryOf(response, questions)}
              </button>
            </td>
            <td>
              <span
                className={pill['pill']}
                data-look={response.status === 'COMPLETE' ? 'active' : 'draft'}
              >
                {response.status === 'COMPLETE' ? texts.sent : texts.draft}
              </span>
            </td>
            <td className={table['medium']}>
              <span className="cut">{response.presentation?.name ?? texts.ownPage}</span>
            </td>
            <td className={table['medium']}>
              <Ago at={response.savedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first answers in words. */
function summaryOf(
  { shortData, isErased }: ResponseRowFragment,
  questions: readonly AskedQuestion[],
) {
  if (isErased) return texts.erased;
  const answers = answersIn(shortData);
  const words = questions.flatMap(({ id, type }) => {
    const answer = answers[id];
    return answer === undefined || type === 'CONSENT' || type === 'SIGNATURE'
      ? []
      : [wordsOf(answer)];
  });
  return words.slice(0, 4).join(' · ') || texts.noAnswer;
}
