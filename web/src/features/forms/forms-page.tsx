import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { common } from '../../texts/common.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { Page, PageHead } from '../../ui/page.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import table from '../../ui/table.module.css';
import { FormPill } from './form-pill.tsx';
import { FormsPageQuery } from './forms.graphql.ts';
import styles from './forms.module.css';
import { NewFormDialog } from './new-form-dialog.tsx';
import { texts } from './texts.ts';

export { FormPage } from './form-page.tsx';

/** The forms of the team, for those who edit them. */
export function FormsPage() {
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Page title={texts.forms}>
      <PageHead title={texts.forms}>
        <Button
          variant="filled"
          leftSection={<IconPlus aria-hidden="true" />}
          onClick={() => setIsCreating(true)}
        >
          {texts.createForm}
        </Button>
      </PageHead>
      <Boundary what={texts.theForms} loading={<RowSkeletons count={5} />}>
        <Forms />
      </Boundary>
      {isCreating ? <NewFormDialog onClose={() => setIsCreating(false)} /> : null}
    </Page>
  );
}

function Forms() {
  const {
    data: { forms },
    refetch,
  } = usePageQuery(FormsPageQuery, {});
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && (message.type === 'Form' || message.type === 'FormResponse')),
    refetch,
  );
  if (forms.length === 0)
    return (
      <EmptyState level="h2" title={texts.noFormsYet}>
        {texts.noFormsHint}
      </EmptyState>
    );
  return (
    <table className={table['table']}>
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: 128 }} />
        <col style={{ width: 112 }} />
        <col className={table['medium']} style={{ width: 144 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{common.name}</th>
          <th scope="col" className={table['medium']}>
            {common.status}
          </th>
          <th scope="col" className={table['num']}>
            {texts.responses}
          </th>
          <th scope="col" className={table['medium']}>
            {texts.changed}
          </th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.id} className={styles['row']}>
            <th scope="row">
              <Link to={`/forms/${form.id}`} className="cut" title={form.name}>
                {form.name}
              </Link>
            </th>
            <td className={table['medium']}>
              <FormPill isPublished={form.isPublished} />
            </td>
            <td className={table['num']}>
              <Link to={`/forms/${form.id}/responses`}>{countLabel(form.responseCount)}</Link>
            </td>
            <td className={table['medium']}>
              <Ago at={form.updatedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
