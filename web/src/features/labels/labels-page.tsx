import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../account/viewer.ts';
import type { LabelRowFragment } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { namedLike } from '../../labels/find-label.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { FindField } from '../../ui/find-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { DeleteLabelDialog } from './delete-label-dialog.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { LabelsPageQuery } from './labels.graphql.ts';
import styles from './labels-page.module.css';
import { LabelsTable, type LabelAction } from './labels-table.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The labels of the team, and what is done with them by those who may. */
export function LabelsPage() {
  const { can } = useViewer();
  const [isCreating, setIsCreating] = useState(false);
  // The empty page has the button itself.
  const { data } = useQuery(LabelsPageQuery, { fetchPolicy: 'cache-only' });
  const isEmpty = data?.labels.length === 0;
  const create = can('can_edit_labels') ? (
    <Button
      variant="filled"
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={() => setIsCreating(true)}
    >
      {texts.createLabel}
    </Button>
  ) : null;
  return (
    <Page title={common.labels}>
      <PageHead title={common.labels}>{isEmpty ? null : create}</PageHead>
      <Boundary what={texts.theLabels} loading={<RowSkeletons count={5} />}>
        <Labels create={create} mayEdit={can('can_edit_labels')} />
      </Boundary>
      {isCreating ? <LabelDialog label={null} onClose={() => setIsCreating(false)} /> : null}
    </Page>
  );
}

function Labels({ create, mayEdit }: { create: ReactNode; mayEdit: boolean }) {
  const { params, chosen, change } = useUrlParams();
  const search = params.get('search')?.trim() ?? '';
  const [acting, setActing] = useState<{ action: LabelAction; label: LabelRowFragment } | null>(
    null,
  );
  const {
    data: { labels },
    refetch,
  } = usePageQuery(LabelsPageQuery, {});
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && (message.type === 'Label' || message.type === 'Presentation')),
    refetch,
  );
  if (labels.length === 0)
    return (
      <EmptyState level="h2" title={texts.noLabelsYet} action={create}>
        {texts.labelsLead}
      </EmptyState>
    );
  const found = labels.filter(namedLike(search));
  const close = () => setActing(null);
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label={texts.searchLabels}
          placeholder={common.name}
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
        <p role="status">
          {texts.labelsCount({ count: found.length, labels: countLabel(found.length) })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          level="h2"
          title={texts.noLabelMatchesThis}
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              {common.showAll}
            </Button>
          }
        />
      ) : (
        <LabelsTable
          labels={found}
          mayEdit={mayEdit}
          onAct={(action, label) => setActing({ action, label })}
        />
      )}
      {acting?.action === 'edit' ? <LabelDialog label={acting.label} onClose={close} /> : null}
      {acting?.action === 'merge' ? (
        <MergeDialog label={acting.label} labels={labels} onClose={close} />
      ) : null}
      {acting?.action === 'delete' ? (
        <DeleteLabelDialog label={acting.label} onClose={close} />
      ) : null}
    </>
  );
}
