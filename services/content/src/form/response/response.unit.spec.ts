import { test } from '@jest/globals';
import {
  FormResponseCompleted,
  FormResponseSaved,
  FormResponseStarted,
} from '@lectern/schemas/events/content/forms.ts';
import type { Question } from '@lectern/schemas/forms/questions.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { FormResponse } from '../form-response.ts';
import type { GivenAnswers } from './commands.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const ids = { responseId: id('e0'), formId: id('f0') };
const nowhere = { presentationId: null, sharedLinkId: null };
const question = (questionId: string, type: Question['type'], more: Partial<Question> = {}) => ({
  ...{ id: questionId, type, label: questionId, help: null, isRequired: false, options: [] },
  ...{ shownWhen: null, ...more },
});
const name = question('name', 'TEXT');
const agrees = (label: string) => question('agrees', 'CONSENT', { label });
const save = (questions: Question[], more: Partial<GivenAnswers>) => ({
  type: 'SaveResponse' as const,
  responseId: ids.responseId,
  ...{ answers: {}, files: {}, statements: {}, isComplete: false, contactIds: [] },
  pages: [{ title: null, questions }],
  ...more,
});
const started = FormResponseStarted({
  ...{ ...ids, ...nowhere, uuid: id('0e'), hitId: null, language: 'en' },
});
const saved = (answers: Record<string, unknown>, files: Record<string, string | null> = {}) =>
  FormResponseSaved({ ...ids, answers, files });
const completed = (...consents: { statement: string; isGiven: boolean }[]) =>
  FormResponseCompleted({
    ...ids,
    ...nowhere,
    consents: consents.map((each) => ({ questionId: 'agrees', ...each })),
  });

test('a consent keeps the words it was given in until its answer changes', () => {
  const agreed = { statement: 'You may call me.', isGiven: true };
  const response = given(FormResponse, [
    started,
    saved({ name: 'Ada', agrees: true }),
    completed(agreed),
  ]);
  const questions = [name, agrees('You may sell my data.')];
  response
    .when(save(questions, { answers: { name: 'Eva' }, statements: { agrees: 'You may call me.' } }))
    .then([saved({ name: 'Eva' }), completed(agreed)]);
  response
    .when(save(questions, { answers: { agrees: null } }))
    .then([
      saved({ agrees: null }),
      completed({ statement: 'You may sell my data.', isGiven: false }),
    ]);
  response
    .when(save([name], { answers: { name: 'Eva' } }))
    .then([saved({ name: 'Eva' }), completed(agreed)]);
});

test('a consent to other words than the form has now is refused', () => {
  const response = given(FormResponse, [started, saved({ agrees: true })]);
  const questions = [agrees('You may sell my data.')];
  const send = { isComplete: true, statements: { agrees: 'You may call me.' } };
  response.when(save(questions, send)).thenFails('INVALID');
  response
    .when(save([agrees('You may call me.')], send))
    .then([completed({ statement: 'You may call me.', isGiven: true })]);
});

test('answers to questions that are gone stay; those to hidden ones leave with their files', () => {
  const [gone, hidden] = [id('01'), id('02')];
  const file = (fileId: string) => ({
    ...{ file_id: fileId, name: 'a.pdf', mime_type: 'application/pdf', size: 1 },
  });
  const when = { questionId: 'roof', values: ['Flat'] };
  const response = given(FormResponse, [
    started,
    saved(
      { roof: 'Flat', former: 'kept', old: file(gone), plan: file(hidden) },
      { old: gone, plan: hidden },
    ),
    completed(),
  ]);
  const questions = [
    question('roof', 'CHOICE', { options: ['Flat', 'Pitched'] }),
    question('plan', 'FILE', { shownWhen: when }),
  ];
  response
    .when(save(questions, { answers: { roof: 'Pitched' } }))
    .then([saved({ roof: 'Pitched', plan: null }, { plan: null }), completed()]);
});
