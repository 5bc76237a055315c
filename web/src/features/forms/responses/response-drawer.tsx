import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Drawer } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FILLED_PDF, type Answer } from '@lectern/schemas/forms/questions.ts';
import { edgeUrl } from '../../../edge/edge-fetch.ts';
import type { FormResponseHereQuery } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import { DeleteFormResponseMutation, FormResponseQuery } from '../forms.graphql.ts';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import { answersIn, isPicture, wordsOf } from './answer-words.ts';
import type { AskedQuestion } from './asked-question.ts';

type ResponseDrawerProps = {
  id: string;
  questions: readonly AskedQuestion[];
  onClose: () => void;
};

/** One response, whole. */
export function ResponseDrawer({ id, questions, onClose }: ResponseDrawerProps) {
  const { data } = useQuery(FormResponseQuery, { variables: { id } });
  const [isDeleting, setIsDeleting] = useState(false);
  const [remove] = useMutation(DeleteFormResponseMutation, {
    variables: { id },
    refetchQueries: ['FormResponses', 'FormResults', 'FormPage'],
    awaitRefetchQueries: true,
  });
  const response = data?.formResponse;
  return (
    <Drawer opened onClose={onClose} title={texts.response} size={480}>
      {response ? (
        <div className={styles['fields']}>
          <p className={styles['quiet']}>
            {response.status === 'COMPLETE' ? texts.sent : texts.draft}{' '}
            <Ago at={response.completedAt ?? response.savedAt} />
            {response.presentation ? ` · ${response.presentation.name}` : null}
          </p>
          {response.isErased ? (
            <p>{texts.erased}</p>
          ) : (
            <Answers response={response} questions={questions} />
          )}
          <div>
            <Button
              leftSection={<IconTrash aria-hidden="true" />}
              onClick={() => setIsDeleting(true)}
            >
              {texts.deleteResponse}
            </Button>
          </div>
        </div>
      ) : null}
      {isDeleting ? (
        <ConfirmDialog
          title={texts.deleteThisResponse}
          verb={texts.deleteResponse}
          failure={common.notDeleted}
          onClose={() => setIsDeleting(false)}
          onConfirm={async () => {
            await remove();
            onClose();
          }}
        >
          <p>{texts.deleteResponseConsequence}</p>
        </ConfirmDialog>
      ) : null}
    </Drawer>
  );
}

function Answers({
  response: { id, data, consents },
  questions,
}: {
  response: NonNullable<FormResponseHereQuery['formResponse']>;
  questions: readonly AskedQuestion[];
}) {
  const answers = answersIn(data);
  const pdf = answers[FILLED_PDF];
  return (
    <dl className={styles['answers']}>
      {questions
        .filter(({ type }) => type !== 'CONSENT')
        .map((question) => {
          const answer = answers[question.id];
          return answer === undefined ? null : (
            <div key={question.id}>
              <dt dir="auto">{question.label}</dt>
              <dd dir="auto">
                <ShownAnswer answer={answer} responseId={id} />
              </dd>
            </div>
          );
        })}
      {pdf === undefined ? null : (
        <div>
          <dt>{texts.filledPdf}</dt>
          <dd dir="auto">
            <ShownAnswer answer={pdf} responseId={id} />
          </dd>
        </div>
      )}
      {consents.map(({ questionId, statement, isGiven }) => (
        <div key={questionId}>
          <dt>{isGiven ? texts.agreedTo : texts.notAgreedTo}</dt>
          <dd dir="auto">{statement}</dd>
        </div>
      ))}
    </dl>
  );
}

function ShownAnswer({ answer, responseId }: { answer: Answer; responseId: string }) {
  if (typeof answer === 'string' && isPicture(answer))
    return <img src={answer} alt={texts.signed} />;
  if (typeof answer === 'object' && 'file_id' in answer)
    return (
      <a href={edgeUrl(`/files/forms/${responseId}/${answer.file_id}`)} download={answer.name}>
        {answer.name}
      </a>
    );
  return wordsOf(answer);
}
