import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { namedLike } from '../../tags/find-tag.ts';
import {
  brandKind,
  labelKind,
  productKind,
  tagKinds,
  type TagKind,
  type TagRow,
} from '../../tags/kinds.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { FindField } from '../../ui/find-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import tabs from '../../ui/tabs.module.css';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import styles from './tags-page.module.css';
import { TagsTable, type TagAction } from './tags-table.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export const LabelsPage = () => <TagsPage key="label" kind={labelKind} />;
export const BrandsPage = () => <TagsPage key="brand" kind={brandKind} />;
export const ProductsPage = () => <TagsPage key="product" kind={productKind} />;

/** The tags of one kind, and what is done with them by those who may. */
function TagsPage({ kind }: { kind: TagKind }) {
  const { can } = useViewer();
  const [isCreating, setIsCreating] = useState(false);
  // The empty page has the button itself.
  const { data } = useQuery(kind.page, { fetchPolicy: 'cache-only' });
  const isEmpty = data?.tags.length === 0;
  const mayEdit = can(kind.permission);
  const create = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={() => setIsCreating(true)}
    >
      {kind.texts.create}
    </Button>
  ) : null;
  return (
    <Page title={kind.texts.many}>
      <PageHead title={kind.texts.many}>{isEmpty ? null : create}</PageHead>
      <nav
        className={`${tabs['tabs']} ${styles['places']}`}
        aria-label={texts.labelsBrandsAndProducts}
      >
        {tagKinds.map(({ path, texts: { many } }) => (
          <NavLink key={path} to={path} end>
            {many}
          </NavLink>
        ))}
      </nav>
      <Boundary what={kind.texts.all} loading={<RowSkeletons count={5} />}>
        <Tags kind={kind} create={create} mayEdit={mayEdit} />
      </Boundary>
      {isCreating ? (
        <TagDialog kind={kind} tag={null} onClose={() => setIsCreating(false)} />
      ) : null}
    </Page>
  );
}

type TagsProps = { kind: TagKind; create: ReactNode; mayEdit: boolean };

function Tags({ kind, create, mayEdit }: TagsProps) {
  const { params, chosen, change } = useUrlParams();
  const search = params.get('search')?.trim() ?? '';
  const [acting, setActing] = useState<{ action: TagAction; tag: TagRow } | null>(null);
  const {
    data: { tags },
    refetch,
  } = usePageQuery(kind.page, {});
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        (message.type === kind.type || message.type === 'Presentation')),
    refetch,
  );
  if (tags.length === 0)
    return (
      <EmptyState level="h2" title={kind.texts.emptyTitle} action={create}>
        {kind.texts.emptyText}
      </EmptyState>
    );
  const found = tags.filter(namedLike(search));
  const close = () => setActing(null);
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label={kind.texts.search}
          placeholder={common.name}
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
        <p role="status">
          {kind.texts.count({ count: found.length, number: countLabel(found.length) })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          level="h2"
          title={kind.texts.noneMatches}
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              {common.showAll}
            </Button>
          }
        />
      ) : (
        <TagsTable
          kind={kind}
          tags={found}
          mayEdit={mayEdit}
          onAct={(action, tag) => setActing({ action, tag })}
        />
      )}
      {acting?.action === 'edit' ? (
        <TagDialog kind={kind} tag={acting.tag} onClose={close} />
      ) : null}
      {acting?.action === 'merge' ? (
        <MergeDialog kind={kind} tag={acting.tag} tags={tags} onClose={close} />
      ) : null}
      {acting?.action === 'delete' ? (
        <DeleteTagDialog kind={kind} tag={acting.tag} onClose={close} />
      ) : null}
    </>
  );
}
