import {
  FormRespondentIdentified,
  FormResponseCompleted,
  FormResponseDeleted,
  FormResponseErased,
  FormResponseSaved,
  FormResponseStarted,
} from '@lectern/schemas/events/content/forms.ts';
import {
  isEmpty,
  shownQuestions,
  type Answer,
  type FormPage,
} from '@lectern/schemas/forms/questions.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isDeepStrictEqual } from 'node:util';
import { checkComplete } from './answers.ts';
import type { Consents, ExistingResponse, FormResponseEvent, FormResponseState } from './state.ts';
import { problems } from '../../problems.ts';

/** What a respondent sends. */
export interface GivenAnswers {
  /** Null: no answer any more. What is missing stays as it was. */
  answers: Readonly<Record<string, Answer | null>>;
  files: Readonly<Record<string, string | null>>;
  isComplete: boolean;
  /** Of the email addresses that are known. */
  contactIds: readonly string[];
  /** Of the form as it stands. */
  pages: readonly FormPage[];
}

export type FormResponseCommand =
  | ({
      type: 'StartResponse';
      responseId: string;
      formId: string;
      uuid: string;
      presentationId: string | null;
      sharedLinkId: string | null;
      hitId: string | null;
      language: string;
    } & GivenAnswers)
  | ({ type: 'SaveResponse'; responseId: string } & GivenAnswers)
  | { type: 'EraseResponse' | 'DeleteResponse'; responseId: string };

/** @throws DomainError NOT_FOUND, INVALID, CONFLICT, GONE */
export function decide(
  command: FormResponseCommand & Decision,
  response: FormResponseState,
): FormResponseEvent[] {
  const { responseId } = command;
  switch (command.type) {
    case 'StartResponse': {
      if (response.status !== 'none') throw new DomainError('CONFLICT', problems.responseExists);
      const { formId, uuid, presentationId, sharedLinkId, hitId, language } = command;
      const place = { presentationId, sharedLinkId, hitId };
      const started = FormResponseStarted({ responseId, formId, uuid, ...place, language });
      const before = { formId, answers: {}, contactIds: [], status: 'draft', ...place } as const;
      return [started, ...save(responseId, command, before)];
    }
    case 'SaveResponse': {
      const now = existing(response);
      if (now.isErased) throw new DomainError('GONE', problems.responseErased);
      return save(responseId, command, now);
    }
    case 'EraseResponse': {
      const { isErased, formId, files } = existing(response);
      return isErased
        ? []
        : [FormResponseErased({ responseId, formId, fileIds: Object.values(files) })];
    }
    case 'DeleteResponse': {
      if (response.status === 'deleted') return [];
      const { formId, files } = existing(response);
      return [FormResponseDeleted({ responseId, formId, fileIds: Object.values(files) })];
    }
  }
}

type Before = Pick<
  ExistingResponse,
  'formId' | 'answers' | 'contactIds' | 'status' | 'presentationId' | 'sharedLinkId'
>;

function save(
  responseId: string,
  { answers, files, isComplete, contactIds, pages }: GivenAnswers,
  now: Before,
): FormResponseEvent[] {
  const { formId, presentationId, sharedLinkId } = now;
  const merged = Object.fromEntries(
    Object.entries({ ...now.answers, ...answers }).filter(
      (pair): pair is [string, Answer] => pair[1] !== null && !isEmpty(pair[1]),
    ),
  );
  const isSent = isComplete || now.status === 'complete';
  const kept = isSent ? checkComplete(pages, merged) : merged;
  const changed = Object.fromEntries(
    [...new Set([...Object.keys(now.answers), ...Object.keys(kept)])].flatMap((id) =>
      isDeepStrictEqual(now.answers[id], kept[id]) ? [] : [[id, kept[id] ?? null]],
    ),
  );
  const saved = FormResponseSaved({ responseId, formId, answers: changed, files: { ...files } });
  const completed = FormResponseCompleted({
    responseId,
    formId,
    presentationId,
    sharedLinkId,
    consents: isSent ? consentsIn(pages, kept) : [],
  });
  return [
    ...(Object.keys(changed).length > 0 ? [saved] : []),
    ...contactIds
      .filter((contactId) => !now.contactIds.includes(contactId))
      .map((contactId) => FormRespondentIdentified({ responseId, formId, contactId })),
    ...(isSent && (now.status === 'draft' || Object.keys(changed).length > 0) ? [completed] : []),
  ];
}

function consentsIn(
  pages: readonly FormPage[],
  answers: Readonly<Record<string, Answer>>,
): Consents {
  return shownQuestions(pages, answers)
    .filter(({ type }) => type === 'CONSENT')
    .map(({ id, label }) => ({
      questionId: id,
      statement: label,
      isGiven: answers[id] === true,
    }));
}

function existing(response: FormResponseState): ExistingResponse {
  if (response.status === 'none' || response.status === 'deleted') throw noSuchResponse();
  return response;
}

export function noSuchResponse(): DomainError {
  return new DomainError('NOT_FOUND', problems.responseUnknown);
}
