import { camel } from '../../../resource/casing.ts';
import { asInGraph } from '../../../resource/graph-places.ts';
import { questionTypes } from '@lectern/schemas/forms/questions.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { deleteRoute, listRoute, readRoute, writeRoute } from '../../../resource/crud.ts';
import { route } from '../../../route/route.ts';
import { formResource } from './form-resource.ts';

const ListForms = graphql(`
  query ListForms {
    forms {
      ...FormFields
    }
  }
`);
const ReadForm = graphql(`
  query ReadForm($id: ID!) {
    form(id: $id) {
      ...FormFields
    }
  }
`);
const CreateForm = graphql(`
  mutation CreateForm($input: CreateFormInput!) {
    createForm(input: $input) {
      ...FormFields
    }
  }
`);
const UpdateForm = graphql(`
  mutation UpdateForm($id: ID!, $input: UpdateFormInput!) {
    updateForm(id: $id, input: $input) {
      ...FormFields
    }
  }
`);
const PublishForm = graphql(`
  mutation PublishForm($id: ID!) {
    publishForm(id: $id) {
      ...FormFields
    }
  }
`);
const UnpublishForm = graphql(`
  mutation UnpublishForm($id: ID!) {
    unpublishForm(id: $id) {
      ...FormFields
    }
  }
`);
const DeleteForm = graphql(`
  mutation DeleteForm($id: ID!) {
    deleteForm(id: $id)
  }
`);

const text = z.string().max(10_000).nullish();
const question = z.object(
  asInGraph('FormQuestionInput', {
    id: z.string().max(100).optional(),
    type: z.preprocess(
      (given) => (typeof given === 'string' ? given.toUpperCase().replaceAll(/[ -]/g, '_') : given),
      z.enum(questionTypes),
    ),
    label: z.string().max(10_000),
    help: text,
    is_required: z.boolean().default(false),
    options: z.array(z.string().max(1_000)).max(1_000).default([]),
    shown_when: z
      .object(
        asInGraph('ShownWhenInput', {
          question_id: z.string().max(100),
          values: z.array(z.string().max(1_000)).max(1_000),
        }),
      )
      .nullish(),
  }),
);
const notified = z.object(
  asInGraph('FormNotificationInput', {
    enabled: z.boolean(),
    recipients: z.array(z.string().max(400)).max(100),
  }),
);
const body = z.object(
  asInGraph('UpdateFormInput', {
    name: z.string().max(1_000).optional(),
    title: text,
    introduction: text,
    thanks: text,
    pages: z
      .array(
        z.object(
          asInGraph('FormPageInput', { title: text, questions: z.array(question).max(1_000) }),
        ),
      )
      .max(100)
      .optional(),
    notifications: z
      .object(asInGraph('FormNotificationsInput', { respondent: notified, self: notified }))
      .optional(),
  }),
);

function inputOf({ pages, ...given }: z.output<typeof body>) {
  return withoutUndefined({
    ...given,
    pages: pages?.map(({ title, questions }) => ({
      title: title ?? null,
      questions: questions.map(({ shown_when: shownWhen, ...each }) => ({
        ...camel(withoutUndefined(each)),
        shownWhen: shownWhen ? camel(shownWhen) : null,
      })),
    })),
  });
}

/** All forms of the team, by name. */
export const listForms = listRoute('GET /api/forms', formResource, ListForms);

/** A form of the team. */
export const readForm = readRoute('GET /api/admin/forms/:id', formResource, ReadForm);

/** Creates a form as a draft. 409 under `name` where another form of the team has it. */
export const createForm = writeRoute('POST /api/admin/forms', formResource, CreateForm);

/** Changes the given fields of a form; its pages all together. */
export const updateForm = route('PUT /api/admin/forms/:id', {
  params: idParams,
  body,
  answer: dataOf(formResource.schema),
  operation: UpdateForm,
  variables: ({ params, body: given }) => ({ id: params.id, input: inputOf(given) }),
  present: ({ updateForm: form }) => data(formResource.present(form)),
});

/** Publishes a form: from now on it takes responses. 422 without a question. */
export const publishForm = writeRoute(
  'PUT /api/admin/forms/:id/publish',
  formResource,
  PublishForm,
);

/** From now on the form takes no responses; those that it has stay. */
export const unpublishForm = writeRoute(
  'PUT /api/admin/forms/:id/unpublish',
  formResource,
  UnpublishForm,
);

/** Deletes a form with its responses. */
export const deleteForm = deleteRoute('DELETE /api/admin/forms/:id', DeleteForm);
