import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { receiptReservation } from '@lectern/kernel/files/receipt.ts';
import { isAnswer, type Answer } from '@lectern/schemas/forms/questions.ts';
import { searchTerms } from '@lectern/schemas/text/fold.ts';
import { decide } from './response/commands.ts';
import {
  events,
  noResponse,
  type ExistingResponse,
  type FormResponseEvent,
  type FormResponseState,
} from './response/state.ts';

function evolve(
  response: FormResponseState,
  event: FormResponseEvent,
  { time }: EventMeta,
): FormResponseState {
  if (event.type === 'FormResponseStarted') {
    return {
      status: 'draft',
      ...event.data,
      answers: {},
      files: {},
      receipts: [],
      saves: 0,
      consents: [],
      contactIds: [],
      isErased: false,
      startedAt: time,
      savedAt: time,
      completedAt: null,
    };
  }
  if (response.status === 'none' || response.status === 'deleted') return response;
  switch (event.type) {
    case 'FormResponseSaved':
      return {
        ...response,
        ...saved(response, event.data),
        saves: response.saves + 1,
        savedAt: time,
      };
    case 'FormResponseCompleted':
      return {
        ...response,
        status: 'complete',
        consents: event.data.consents,
        completedAt: response.completedAt ?? time,
      };
    case 'FormRespondentIdentified':
      return { ...response, contactIds: [...response.contactIds, event.data.contactId] };
    case 'FormResponseErased':
      return { ...response, answers: {}, files: {}, uuid: null, isErased: true };
    case 'FormResponseDeleted':
      return { status: 'deleted' };
  }
}

function saved(
  response: ExistingResponse,
  { answers, files }: (FormResponseEvent & { type: 'FormResponseSaved' })['data'],
): Pick<ExistingResponse, 'answers' | 'files' | 'receipts'> {
  const merged = Object.entries({ ...response.answers, ...answers });
  const held = Object.entries({ ...response.files, ...files });
  const given = Object.values(files).filter((fileId) => fileId !== null);
  return {
    answers: Object.fromEntries(
      merged.filter((pair): pair is [string, Answer] => isAnswer(pair[1])),
    ),
    files: Object.fromEntries(held.filter((pair): pair is [string, string] => pair[1] !== null)),
    receipts: [...new Set([...response.receipts, ...given])],
  };
}

const existing = (state: FormResponseState): ExistingResponse | null =>
  state.status === 'none' || state.status === 'deleted' ? null : state;

/** What a person answered to a form. Its answers are sealed with a key of its own, which is erased with the person. */
export const FormResponse = aggregate({
  name: 'FormResponse',
  scope: 'team',
  events,
  initial: noResponse,
  evolve,
  decide,
  reservations(state) {
    const response = existing(state);
    if (!response) return [];
    const { uuid, receipts } = response;
    return [
      ...(uuid === null ? [] : [{ scope: 'global', kind: 'form-response', value: uuid }]),
      ...receipts.map(receiptReservation),
    ];
  },
  async leavingWith(personId, steps) {
    const theirs = steps
      .map(({ after }) => existing(after))
      .find((response) => response?.contactIds.includes(personId));
    const isThere = existing(steps.at(-1)?.after ?? noResponse) !== null;
    return {
      keys: theirs ? [theirs.responseId] : [],
      commandOf: (responseId) => (theirs && isThere ? { type: 'EraseResponse', responseId } : null),
    };
  },
  shape: 2,
  view: {
    fields: {
      formId: 'text',
      isThere: 'boolean',
      status: 'text',
      presentationId: 'text',
      savedAt: 'text',
      uuid: 'text',
      terms: 'texts',
    },
    lists: {
      byForm: {
        equals: ['isThere', 'formId'],
        filters: ['status', 'presentationId', 'terms'],
        orderBy: '-savedAt',
        canSkip: true,
      },
      byAge: { equals: ['isThere', 'formId'], filters: ['status', 'terms'], orderBy: 'id' },
    },
    lookups: ['uuid'],
    index: (state) => {
      const response = existing(state);
      return {
        formId: response?.formId ?? null,
        isThere: response !== null,
        status: state.status,
        presentationId: response?.presentationId ?? null,
        savedAt: response?.savedAt ?? null,
        uuid: response?.uuid ?? null,
        terms: response ? termsOf(response) : [],
      };
    },
  },
});

/** Short answers; a signature is no word. */
function termsOf({ answers }: ExistingResponse): string[] {
  const words = Object.values(answers)
    .flatMap((answer) => (Array.isArray(answer) ? answer : [answer]))
    .filter((answer) => typeof answer === 'string' && answer.length <= 200);
  return [...new Set(words.flatMap((word) => searchTerms(String(word))))].slice(0, 100);
}
