import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconDownload,
  IconBuildingStore,
  IconPackage,
  IconShare2,
  IconTag,
  IconTrash,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { brandKind, labelKind, productKind, type Tag, type TagKind } from '../../../tags/kinds.ts';
import { TagsDropdown, useTags } from '../../../tags/tags-dropdown.tsx';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import { keysOf } from '../../../typed/keys-of.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ContentSelectionQuery } from '../content.graphql.ts';
import styles from '../content.module.css';
import { DeleteQuestion } from '../../../shared/presentation/use-delete-presentation.tsx';
import type { Selectable } from '../selection.ts';
import { PeopleDropdown } from '../../../shared/people/people-menu.tsx';
import { FolderActions } from '../folder/folder-actions.tsx';
import { Action } from './action.tsx';
import { maxSelected, type Bulk } from './use-bulk.tsx';
import type { Question } from '../use-content-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type BulkBarProps = {
  bulk: Bulk;
  total: number;
  question: Question;
  isTrash: boolean;
  onShare: () => void;
};

/** Bulk actions; the bar replaces the filters, so nothing moves. */
export function BulkBar({ bulk, total, question, isTrash, onShare }: BulkBarProps) {
  const { chosen, selection } = bulk;
  return (
    <div className={styles['bulk']} role="toolbar" aria-label={texts.selectedPresentations}>
      <b role="status">{texts.selectedCount({ presentations: chosen.size })}</b>
      {chosen.size < Math.min(total, maxSelected) ? (
        <SelectAll
          total={total}
          question={question}
          onFound={(items) => selection.tick(items, true)}
        />
      ) : null}
      <Actions bulk={bulk} isTrash={isTrash} onShare={onShare} />
      <ActionIcon aria-label={common.clearSelection} onClick={selection.clear}>
        <IconX aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** The actions that every selected presentation allows. */
function Actions({ bulk, isTrash, onShare }: Pick<BulkBarProps, 'bulk' | 'isTrash' | 'onShare'>) {
  const { chosen, isBusy, restore, remove, exportCsv } = bulk;
  const { can } = useViewer();
  const ids = [...chosen.keys()];
  const all = [...chosen.values()];
  const mayEdit = !isTrash && all.every(({ may }) => may.edit);
  const linkCount = all.reduce((sum, { sharedLinkCount }) => sum + (sharedLinkCount ?? 0), 0);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {isTrash ? (
        <Action
          word={common.restore}
          icon={<IconArrowBackUp aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => void restore(ids)}
        />
      ) : null}
      {!isTrash && all.every(({ may }) => may.shareByLink) ? (
        <Action
          word={texts.createLinks}
          icon={<IconShare2 aria-hidden="true" />}
          disabled={isBusy}
          onClick={onShare}
        />
      ) : null}
      {mayEdit ? <EditMenus bulk={bulk} ids={ids} all={all} /> : null}
      {isTrash ? null : <FolderActions bulk={bulk} ids={ids} />}
      {can('can_export_data') && can('can_edit_presentations') ? (
        <Action
          word={common.exportCsv}
          icon={<IconDownload aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => void exportCsv(ids)}
        />
      ) : null}
      {mayEdit ? (
        <Action
          word={common.delete}
          icon={<IconTrash aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => (linkCount > 0 ? setIsAsking(true) : void remove(ids))}
        />
      ) : null}
      {isAsking ? (
        <DeleteQuestion
          title={texts.deletePresentations({ count: ids.length })}
          linkCount={linkCount}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await remove(ids);
            setIsAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

type EditMenusProps = { bulk: Bulk; ids: readonly string[]; all: readonly Selectable[] };

function EditMenus({ bulk, ids, all }: EditMenusProps) {
  const { isBusy, changeStatus, changeOwner, label, changeBrand, changeProducts } = bulk;
  return (
    <>
      <Menu position="bottom-start" width={176}>
        <Menu.Target>
          <Action
            word={common.status}
            icon={<IconCircleCheck aria-hidden="true" />}
            disabled={isBusy}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {keysOf(statusLabels).map((status) => (
            <Menu.Item key={status} onClick={() => void changeStatus(ids, status)}>
              {statusLabels[status]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-start" width={240} hideDetached={false}>
        <Menu.Target>
          <Action word={common.owner} icon={<IconUsers aria-hidden="true" />} disabled={isBusy} />
        </Menu.Target>
        <PeopleDropdown onPick={(owner) => void changeOwner(ids, owner)} />
      </Menu>
      <TagMenu
        kind={labelKind}
        icon={<IconTag aria-hidden="true" />}
        isBusy={isBusy}
        chosen={inAll(all.map(({ labels }) => labels))}
        onTurn={(tag, isOn) => void label(ids, tag, isOn)}
      />
      <TagMenu
        kind={brandKind}
        icon={<IconBuildingStore aria-hidden="true" />}
        isBusy={isBusy}
        chosen={inAll(all.map(({ brand }) => (brand === null ? [] : [brand])))}
        onTurn={(tag, isOn) => void changeBrand(ids, tag, isOn)}
      />
      <TagMenu
        kind={productKind}
        icon={<IconPackage aria-hidden="true" />}
        isBusy={isBusy}
        chosen={inAll(all.map(({ products }) => products))}
        onTurn={(tag, isOn) => void changeProducts(ids, tag, isOn)}
      />
    </>
  );
}

type TagMenuProps = {
  kind: TagKind;
  icon: ReactNode;
  isBusy: boolean;
  chosen: readonly string[];
  onTurn: (tag: Tag, isOn: boolean) => void;
};

/** For brands and products only where the team has some. */
function TagMenu({ kind, icon, isBusy, chosen, onTurn }: TagMenuProps) {
  const isOptional = kind !== labelKind;
  const { tags } = useTags(kind, isOptional);
  if (isOptional && (tags ?? []).length === 0) return null;
  return (
    <Menu position="bottom-start" width={256} hideDetached={false}>
      <Menu.Target>
        <Action word={kind.texts.one} icon={icon} disabled={isBusy} />
      </Menu.Target>
      <TagsDropdown kind={kind} chosen={chosen} onTurn={onTurn} canCreate />
    </Menu>
  );
}

/** The ids that are in every list. */
function inAll([first = [], ...others]: readonly (readonly { id: string }[])[]): string[] {
  const ids = first.map(({ id }) => id);
  return ids.filter((id) => others.every((list) => list.some((each) => each.id === id)));
}

type SelectAllProps = {
  total: number;
  question: Question;
  onFound: (items: Parameters<Bulk['selection']['tick']>[0]) => void;
};

/** Selects everything that matches the filters, loaded or not. */
function SelectAll({ total, question, onFound }: SelectAllProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function find() {
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: ContentSelectionQuery,
        variables: { ...question, pageSize: maxSelected },
        fetchPolicy: 'network-only',
      });
      onFound(data?.presentations?.items ?? []);
    } catch (error) {
      toast(problemToast(error, 'bulk'));
    }
    setIsBusy(false);
  }
  return (
    <Button className={styles['selectAll'] ?? ''} disabled={isBusy} onClick={() => void find()}>
      {total > maxSelected ? texts.selectTheFirst({ maxSelected }) : texts.selectAll({ total })}
    </Button>
  );
}
