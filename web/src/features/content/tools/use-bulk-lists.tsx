import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FolderPresentationsMutation } from '../../../folders/folders.graphql.ts';
import type { Tag } from '../../../tags/kinds.ts';
import {
  BrandPresentationsMutation,
  LabelPresentationsMutation,
  ProductPresentationsMutation,
} from '../../../tags/tags.graphql.ts';
import { rich } from '../../../texts/rich.ts';
import { useChosen, type Selectable } from '../selection.ts';
import { presentationsLabel, refetchQueries, type BulkAnswer } from './bulk-answer.ts';
import { texts } from './texts.ts';

const afterFolders = [...refetchQueries, 'FolderTree'];

type ListMutation = TypedDocumentNode<
  { bulk: BulkAnswer },
  { ids: string[]; add: string[]; remove: string[] }
>;
type Run = (call: () => Promise<BulkAnswer | undefined>) => Promise<string[]>;
type ShowDone = (text: ReactNode, undo: () => Promise<unknown>) => void;

/** Adds something to a list of presentations, or removes it. */
function useBulkList(
  run: Run,
  showDone: ShowDone,
  {
    mutation,
    hadIt = () => undefined,
    refetch = refetchQueries,
    doneText,
  }: {
    mutation: ListMutation;
    /** Whether a presentation had it before; undefined if that is not known. */
    hadIt?: (item: Selectable, id: string) => boolean | undefined;
    refetch?: string[];
    doneText: (one: Tag, ids: readonly string[], isOn: boolean) => ReactNode;
  },
) {
  const client = useApolloClient();
  const { selection } = useChosen();
  return async (ids: readonly string[], one: Tag, isOn: boolean) => {
    const before = selection.all();
    const isNew = (id: string) => {
      const item = before.get(id);
      return item === undefined || hadIt(item, one.id) !== isOn;
    };
    const change = (these: readonly string[], toOn: boolean) =>
      run(async () => {
        const [add, remove] = toOn ? [[one.id], []] : [[], [one.id]];
        const variables = { ids: [...these], add, remove };
        const { data } = await client.mutate({ mutation, variables, refetchQueries: refetch });
        return data?.bulk;
      });
    const done = (await change(ids, isOn)).filter(isNew);
    if (done.length > 0) showDone(doneText(one, done, isOn), () => change(done, !isOn));
  };
}

/** Gives presentations a brand, or takes it from them; undoing gives each its former brand. */
function useBulkBrand(run: Run, showDone: ShowDone) {
  const client = useApolloClient();
  const { selection } = useChosen();
  return async (ids: readonly string[], brand: Tag, isOn: boolean) => {
    const before = selection.all();
    const change = (these: readonly string[], brandId: string | null) =>
      run(async () => {
        const options = { mutation: BrandPresentationsMutation, refetchQueries };
        const { data } = await client.mutate({
          ...options,
          variables: { ids: [...these], brandId },
        });
        return data?.bulk;
      });
    const formerOf = (id: string) => before.get(id)?.brand?.id ?? null;
    const brandId = isOn ? brand.id : null;
    const done = (await change(ids, brandId)).filter((id) => formerOf(id) !== brandId);
    if (done.length === 0) return;
    showDone(tagText(brand, done, isOn), async () => {
      for (const [former, these] of Map.groupBy(done, formerOf)) await change(these, former);
    });
  };
}

const tagText = (tag: Tag, ids: readonly string[], isOn: boolean) =>
  rich(isOn ? texts.putOn : texts.tookOff, {
    label: <b>{tag.name}</b>,
    presentations: presentationsLabel(ids),
  });

/** Labels, products, folders and the brand of the chosen presentations; each change can be undone. */
export function useBulkLists(run: Run, showDone: ShowDone) {
  const label = useBulkList(run, showDone, {
    mutation: LabelPresentationsMutation,
    hadIt: ({ labels }, id) => labels.some((each) => each.id === id),
    doneText: tagText,
  });
  const changeProducts = useBulkList(run, showDone, {
    mutation: ProductPresentationsMutation,
    hadIt: ({ products }, id) => products.some((each) => each.id === id),
    doneText: tagText,
  });
  const changeBrand = useBulkBrand(run, showDone);
  const folder = useBulkList(run, showDone, {
    mutation: FolderPresentationsMutation,
    refetch: afterFolders,
    doneText: ({ name }, ids, isOn) =>
      (isOn ? texts.addedToFolder : texts.removedFromFolder)({ count: ids.length, name }),
  });
  return { label, changeProducts, changeBrand, folder };
}
