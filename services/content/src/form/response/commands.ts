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
  questionsOf,
  shownQuestions,
  type Answer,
  type Answers,
  type FormPage,
} from '@lectern/schemas/forms/questions.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isDeepStrictEqual } from 'node:util';
import { checkComplete } from './answers.ts';
import type { Consents, ExistingResponse, FormResponseEvent, FormResponseState } from './state.ts';
import { problems } from '../../problems.ts';

/** More than anyone types, far fewer than a script sends. */
const MOST_SAVES = 2_000;

/** What a respondent sends. */
export interface GivenAnswers {
  /** Null: no answer any more. What is missing stays as it was. */
  answers: Readonly<Record<string, Answer | null>>;
  files: Readonly<Record<string, string | null>>;
  /** The words of consents as they were shown, by question; the form's own where they are missing. */
  statements: Readonly<Record<string, string>>;
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

/** @throws DomainError NOT_FOUND, INVALID, CONFLICT, GONE, TOO_MANY_REQUESTS */
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
      const nothing = { answers: {}, files: {}, consents: [], contactIds: [] };
      const before = { formId, status: 'draft', ...nothing, ...place } as const;
      return [started, ...save(responseId, command, before)];
    }
    case 'SaveResponse': {
      const now = existing(response);
      if (now.isErased) throw new DomainError('GONE', problems.responseErased);
      if (now.saves >= MOST_SAVES)
        throw new DomainError('TOO_MANY_REQUESTS', problems.responseSavedTooOften);
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
  | 'formId'
  | 'answers'
  | 'files'
  | 'consents'
  | 'contactIds'
  | 'status'
  | 'presentationId'
  | 'sharedLinkId'
>;

function save(
  responseId: string,
  { answers, files, statements, isComplete, contactIds, pages }: GivenAnswers,
  now: Before,
): FormResponseEvent[] {
  const { formId, presentationId, sharedLinkId } = now;
  const merged = Object.fromEntries(
    Object.entries({ ...now.answers, ...answers }).filter(
      (pair): pair is [string, Answer] => pair[1] !== null && !isEmpty(pair[1]),
    ),
  );
  const isSent = isComplete || now.status === 'complete';
  const kept = isSent ? { ...askedNoMore(pages, merged), ...checkComplete(pages, merged) } : merged;
  const changed = Object.fromEntries(
    [...new Set([...Object.keys(now.answers), ...Object.keys(kept)])].flatMap((id) =>
      isDeepStrictEqual(now.answers[id], kept[id]) ? [] : [[id, kept[id] ?? null]],
    ),
  );
  const dropped = Object.keys({ ...now.files, ...files }).filter((id) => !Object.hasOwn(kept, id));
  const saved = FormResponseSaved({
    responseId,
    formId,
    answers: changed,
    files: { ...files, ...Object.fromEntries(dropped.map((id) => [id, null])) },
  });
  const completed = FormResponseCompleted({
    responseId,
    formId,
    presentationId,
    sharedLinkId,
    consents: isSent ? consentsIn(pages, kept, now.consents, statements) : [],
  });
  return [
    ...(Object.keys(changed).length > 0 ? [saved] : []),
    ...contactIds
      .filter((contactId) => !now.contactIds.includes(contactId))
      .map((contactId) => FormRespondentIdentified({ responseId, formId, contactId })),
    ...(isSent && (now.status === 'draft' || Object.keys(changed).length > 0) ? [completed] : []),
  ];
}

/** Answers to questions that the form had earlier: they stay as they were given. */
function askedNoMore(pages: readonly FormPage[], answers: Answers): Answers {
  const asked = new Set(questionsOf(pages).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !asked.has(id)));
}

/**
 * A consent keeps the words it was given in until its answer changes.
 * @throws DomainError INVALID under the question if other words were shown than the form has now
 */
function consentsIn(
  pages: readonly FormPage[],
  answers: Answers,
  before: Consents,
  statements: GivenAnswers['statements'],
): Consents {
  const asked = new Set(questionsOf(pages).map(({ id }) => id));
  const shown = shownQuestions(pages, answers).filter(({ type }) => type === 'CONSENT');
  return [
    ...before.filter(({ questionId }) => !asked.has(questionId)),
    ...shown.map(({ id, label }) => {
      const isGiven = answers[id] === true;
      const earlier = before.find(({ questionId }) => questionId === id);
      if (earlier?.isGiven === isGiven) return earlier;
      if ((statements[id] ?? label) !== label)
        throw new DomainError('INVALID', problems.consentReworded, {
          [id]: [problems.consentReworded],
        });
      return { questionId: id, statement: label, isGiven };
    }),
  ];
}

function existing(response: FormResponseState): ExistingResponse {
  if (response.status === 'none' || response.status === 'deleted') throw noSuchResponse();
  return response;
}

export function noSuchResponse(): DomainError {
  return new DomainError('NOT_FOUND', problems.responseUnknown);
}
