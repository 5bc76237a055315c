import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { ExportFormResponsesQuery } from '../../../gql/graphql.ts';
import { rulesOf } from '../../../graph/rules-of-graph.ts';
import type { Call } from '../../../http/call.ts';
import { found } from '../../../http/edge-error.ts';
import { sendCsv, type Column } from '../../../http/send-csv.ts';
import { idParams, list, listOf, optionalId, pageQuery } from '../../../present/data.ts';
import { deleteRoute, readRoute } from '../../../resource/crud.ts';
import { route, streamedRoute } from '../../../route/route.ts';
import { formResponseResource, listedFormResponseResource } from './form-resource.ts';

const ReadFormResponse = graphql(`
  query ReadFormResponse($id: ID!) {
    formResponse(id: $id) {
      ...FormResponseFields
    }
  }
`);
const ListFormResponses = graphql(`
  query ListFormResponses(
    $formId: ID!
    $status: FormResponseStatus
    $presentationId: ID
    $search: String
    $page: Int!
  ) {
    formResponses(
      formId: $formId
      status: $status
      presentationId: $presentationId
      search: $search
      page: $page
    ) {
      items {
        ...ListedFormResponseFields
      }
      total
      page
      pageSize
    }
  }
`);
const FormToExport = graphql(`
  query FormToExport($id: ID!) {
    form(id: $id) {
      pages {
        questions {
          id
          label
        }
      }
      formerQuestions {
        id
        label
      }
    }
  }
`);
const ExportFormResponses = graphql(`
  query ExportFormResponses(
    $formId: ID!
    $status: FormResponseStatus
    $search: String
    $after: ID
  ) {
    formResponsesByAge(formId: $formId, status: $status, search: $search, after: $after) {
      next
      items {
        id
        status
        shortData
        startedAt
        completedAt
        presentation {
          id
          name
        }
      }
    }
  }
`);
const DeleteFormResponse = graphql(`
  mutation DeleteFormResponse($id: ID!) {
    deleteFormResponse(id: $id)
  }
`);

const status = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.toUpperCase() || undefined : given),
    z.enum(['DRAFT', 'COMPLETE']).optional(),
  )
  .describe('Only drafts, or only what was sent.');
const search = z
  .string()
  .max(200)
  .optional()
  .describe('Only responses with a word that begins with this.');

/** A response to a form of the team (content §3, §7). */
export const readFormResponse = readRoute(
  'GET /api/forms/responses/:id',
  formResponseResource,
  ReadFormResponse,
);

/** Responses to a form, the last saved first. */
export const listFormResponses = route('GET /api/forms/:id/responses', {
  params: idParams,
  query: pageQuery.extend({
    status,
    search,
    presentation_id: optionalId.describe('Only those given with this presentation.'),
  }),
  answer: listOf(listedFormResponseResource.schema),
  operation: ListFormResponses,
  variables: ({ params, query: { page, presentation_id: presentationId, ...filter } }) => ({
    formId: params.id,
    page,
    presentationId: presentationId ?? null,
    status: filter.status ?? null,
    search: filter.search ?? null,
  }),
  present: ({ formResponses }) => list(formResponses, listedFormResponseResource.present),
});

/** Deletes a response with its files. */
export const deleteFormResponse = deleteRoute(
  'DELETE /api/forms/responses/:id',
  DeleteFormResponse,
);

type Exported = ExportFormResponsesQuery['formResponsesByAge']['items'][number];
type Row = Omit<Exported, 'shortData'> & { answers: z.output<typeof answers> };

/** Responses to a form as responses.csv: a column for each question, those that it asked earlier last. */
export const exportFormResponses = streamedRoute('POST /api/forms/:id/responses/export', {
  params: idParams,
  body: z.object({ status, search }),
  access: [...rulesOf(ExportFormResponses), 'can_export_data'],
  answer: z.string(),
  produces: 'text/csv',
  async stream({ params: { id }, body: { status: ofStatus, search: text }, call }) {
    const { form } = await call.ask(FormToExport, { id });
    const { pages, formerQuestions } = found(form);
    const columns: Column<Row>[] = [
      ['id', (row) => row.id],
      ['status', (row) => (row.status === 'COMPLETE' ? 'Complete' : 'Draft')],
      ['started_at', (row) => row.startedAt],
      ['completed_at', (row) => row.completedAt ?? null],
      ['presentation', (row) => row.presentation?.name ?? null],
      ...[...pages.flatMap(({ questions }) => questions), ...formerQuestions].map(
        (question): Column<Row> => [question.label, (row) => cellOf(row, question.id)],
      ),
    ];
    const filter = { formId: id, status: ofStatus ?? null, search: text ?? null };
    await sendCsv(call, 'responses.csv', columns, pagesOf(call, filter));
  },
});

async function* pagesOf(
  call: Call,
  filter: { formId: string; status: 'DRAFT' | 'COMPLETE' | null; search: string | null },
): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ;) {
    const answer: ExportFormResponsesQuery = await call.ask(ExportFormResponses, {
      ...filter,
      after,
    });
    const { items, next } = answer.formResponsesByAge;
    yield items.map(({ shortData, ...row }) => ({
      ...row,
      answers: answers.parse(JSON.parse(shortData)),
    }));
    if (!next) return;
    after = next;
  }
}

const answers = z.record(
  z.string(),
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.string()),
    z.object({ name: z.string() }),
  ]),
);

function cellOf(row: Row, questionId: string): string | number | boolean | null {
  const answer = row.answers[questionId] ?? null;
  if (Array.isArray(answer)) return answer.join(', ');
  return typeof answer === 'object' ? answer && answer.name : answer;
}
