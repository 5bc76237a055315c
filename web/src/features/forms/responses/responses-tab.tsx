import { useState } from 'react';
import type { EditedFormFragment } from '../../../gql/graphql.ts';
import { useViewer } from '../../../account/viewer.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { PageButtons } from '../../../shared/list/page-buttons.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { FindField } from '../../../ui/find-field.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { FormResponsesQuery, FormResultsQuery } from '../forms.graphql.ts';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import type { AskedQuestion } from './asked-question.ts';
import { ResponseDrawer } from './response-drawer.tsx';
import { ResponsesTable } from './responses-table.tsx';
import { Results } from './results.tsx';

/** What was answered: a chart for each question, and the responses. */
export function ResponsesTab({ form }: { form: EditedFormFragment }) {
  return (
    <Boundary what={texts.theResponses} loading={<RowSkeletons count={5} />}>
      <Responses form={form} />
    </Boundary>
  );
}

const statuses = { draft: 'DRAFT', sent: 'COMPLETE' } as const;

function Responses({ form }: { form: EditedFormFragment }) {
  const { params, chosen, change } = useUrlParams();
  const [shown, setShown] = useState(() => chosen.get('response'));
  const choice = params.get('status');
  const status = choice === 'draft' || choice === 'sent' ? statuses[choice] : null;
  const search = params.get('search')?.trim() || null;
  const variables = { formId: form.id, status, search, page: Number(params.get('page')) || 1 };
  const {
    data: { formResponses },
    refetch,
  } = usePageQuery(FormResponsesQuery, variables);
  const results = usePageQuery(FormResultsQuery, { id: form.id });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'FormResponse'),
    () => Promise.all([refetch(), results.refetch()]),
  );
  const { items, total, page, pageSize } = formResponses;
  const asked = results.data.form;
  const questions: AskedQuestion[] = [
    ...form.pages.flatMap((each) => each.questions),
    ...(asked?.formerQuestions ?? []),
  ];
  if (total === 0 && status === null && search === null)
    return (
      <EmptyState level="h2" title={texts.noResponsesYet}>
        {texts.noResponsesHint}
      </EmptyState>
    );
  return (
    <>
      <Results results={asked?.results ?? []} total={asked?.responseCount ?? 0} />
      <Filters formId={form.id} status={status} choice={choice} search={search} total={total} />
      {items.length === 0 ? (
        <EmptyState level="h2" title={texts.noResponseMatches} />
      ) : (
        <ResponsesTable questions={questions} responses={items} onOpen={setShown} />
      )}
      <PageButtons
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(value) => change('page', value)}
        className={styles['list']}
      />
      {shown === null ? null : (
        <ResponseDrawer id={shown} questions={questions} onClose={() => setShown(null)} />
      )}
    </>
  );
}

type FiltersProps = {
  formId: string;
  status: 'DRAFT' | 'COMPLETE' | null;
  choice: string | null;
  search: string | null;
  total: number;
};

function Filters({ formId, status, choice, search, total }: FiltersProps) {
  const { can } = useViewer();
  const { chosen, edit } = useUrlParams();
  const filter = (name: string, value: string | null) =>
    edit((next) => {
      next.delete('page');
      if (value === null) next.delete(name);
      else next.set(name, value);
    });
  return (
    <div className={styles['list']}>
      <FindField
        label={texts.searchResponses}
        placeholder={texts.searchResponses}
        search={chosen.get('search')}
        onSearch={(value) => filter('search', value)}
      />
      <Segments
        label={texts.responses}
        value={choice ?? 'all'}
        onChange={(value) => filter('status', value === 'all' ? null : value)}
        options={[
          { value: 'all', label: texts.all },
          { value: 'sent', label: texts.sent },
          { value: 'draft', label: texts.drafts },
        ]}
      />
      <p role="status">{texts.responsesCount({ count: total, responses: countLabel(total) })}</p>
      {can('can_export_data') ? (
        <ExportButton
          path={`/api/forms/${formId}/responses/export`}
          body={{ ...(status && { status }), ...(search && { search }) }}
          fileName="responses.csv"
          what={texts.responses}
        />
      ) : null}
    </div>
  );
}
