import { expect, test } from '@jest/globals';
import {
  FormCreated,
  FormEdited,
  FormPlaced,
  FormPlaceRemoved,
  FormPublished,
  FormRenamed,
  FormUnpublished,
} from '@lectern/schemas/events/content/forms.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { Form } from './form.ts';
import type { FormEvent } from './state.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [formId, presentationId, teamId] = [id('f0'), id('d0'), id('0a')];
const uuid = '5f0f3c6e-3b1e-4f2a-9c58-0a7c1d2e3f40';
const created = FormCreated({ formId, uuid, name: 'Roof survey' });
const question = (questionId: string) => ({
  id: questionId,
  type: 'TEXT' as const,
  label: questionId,
  help: null,
  isRequired: false,
  options: [],
  shownWhen: null,
});
const edited = (...ids: string[]) =>
  FormEdited({
    formId,
    title: null,
    introduction: null,
    thanks: null,
    pages: [{ title: null, questions: ids.map(question) }],
  });
const published = FormPublished({ formId });
const publish = { type: 'PublishForm', formId } as const;
const revise = { type: 'ReviseForm', formId } as const;
const at = { place: 'GATE', presentationId, sharedLinkId: null } as const;

test('only a form that asks something is published, and goes on asking', () => {
  given(Form, [created]).when(publish).thenFails('INVALID');
  given(Form, [created, edited('a')])
    .when(publish)
    .then([published]);
  given(Form, [created, edited('a'), published])
    .when(publish)
    .then([]);
  given(Form, [created, edited('a'), published])
    .when({ ...revise, content: { pages: [] } })
    .thenFails('INVALID');
  given(Form, [created, edited('a'), published])
    .when({ type: 'UnpublishForm', formId })
    .then([FormUnpublished({ formId })]);
});

test('only real changes are recorded', () => {
  const form = given(Form, [created, edited('a')]);
  const { pages } = edited('a').data;
  form.when({ ...revise, name: 'Roof survey', content: { pages, title: null } }).then([]);
  form
    .when({ ...revise, name: 'Roofs', content: { pages: edited('b').data.pages } })
    .then([FormRenamed({ formId, name: 'Roofs' }), edited('b')]);
});

test('questions that are asked no more are remembered until they are asked again', () => {
  const former = (...events: FormEvent[]) => {
    const { state } = given(Form, events);
    return 'formerQuestions' in state ? state.formerQuestions.map((each) => each.id) : null;
  };
  expect(former(created, edited('a', 'b'), edited('b', 'c'))).toEqual(['a']);
  expect(former(created, edited('a', 'b'), edited('b'), edited('a'))).toEqual(['b']);
});

test('a form reserves its name and the places where it is shown', () => {
  const placed = FormPlaced({ formId, ...at });
  given(Form, [created])
    .when({ type: 'PlaceForm', formId, ...at })
    .then([placed]);
  given(Form, [created, placed])
    .when({ type: 'PlaceForm', formId, ...at })
    .then([]);
  given(Form, [created, placed])
    .when({ type: 'RemoveFormPlace', formId, ...at })
    .then([FormPlaceRemoved({ formId, ...at })]);
  const { state } = given(Form, [created, placed]);
  expect(Form.reservations?.('teamId' in state ? { ...state, teamId } : state)).toEqual([
    { scope: teamId, kind: 'form-name', value: 'roof survey' },
    { scope: teamId, kind: 'form-place', value: `GATE/${presentationId}` },
  ]);
});
