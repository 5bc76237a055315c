import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { DeleteSharedLinkMutation, RestoreSharedLinkMutation } from './links.graphql.ts';
import {
  ActivateSharedLinkMutation,
  ExpireSharedLinkMutation,
} from '../of-presentation/shared-links.graphql.ts';
import { useRefetchLists } from '../sheet/use-refetch-lists.ts';
import { hasPassed, linksLabel } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const maxParallel = 4;

type Links = readonly LinkItemFragment[];
type Work = (variables: { variables: { id: string } }) => Promise<unknown>;

/** Runs an action on many links, each alone, so one refusal does not stop the rest. */
function useEachLink() {
  const [done, setDone] = useState<{ of: number; count: number } | null>(null);
  const refetchLists = useRefetchLists();

  async function run(links: Links, work: Work) {
    const waiting = [...links];
    const succeeded: LinkItemFragment[] = [];
    let refusal: unknown = null;
    setDone({ of: links.length, count: 0 });
    await Promise.all(
      Array.from({ length: maxParallel }, async () => {
        for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
          try {
            await work({ variables: { id: link.id } });
            succeeded.push(link);
          } catch (error) {
            refusal = error;
          }
          setDone((before) => before && { ...before, count: before.count + 1 });
        }
      }),
    );
    setDone(null);
    refetchLists();
    return {
      succeeded,
      refused:
        refusal === null
          ? ''
          : ` ${texts.couldNot({ links: linksLabel(links.length - succeeded.length), reason: problemOf(refusal).message })}`,
    };
  }

  return { done, run };
}

export function useBulk(onDone: () => void) {
  const { done, run } = useEachLink();
  const [expire] = useMutation(ExpireSharedLinkMutation);
  const [activate] = useMutation(ActivateSharedLinkMutation);
  const [destroy] = useMutation(DeleteSharedLinkMutation);
  const [bringBack] = useMutation(RestoreSharedLinkMutation);
  const toast = useToast();

  async function all(
    links: Links,
    work: Work,
    doneText: string,
    undo: { links: (done: Links) => Links; work: Work; doneText: string },
  ) {
    const { succeeded, refused } = await run(links, work);
    const back = undo.links(succeeded);
    const undoRun = async () => {
      const { succeeded: returned, refused: left } = await run(back, undo.work);
      toast({
        text: `${undo.doneText} ${linksLabel(returned.length)}.${left}`,
        isBad: left !== '',
        about: 'links',
      });
    };
    toast({
      text: `${doneText} ${linksLabel(succeeded.length)}.${refused}`,
      isBad: refused !== '',
      about: 'links',
      ...(back.length === 0 ? {} : { action: { label: common.undo, run: () => void undoRun() } }),
    });
    if (refused === '') onDone();
  }

  return {
    done,
    expireAll: (links: Links) =>
      all(
        links.filter(({ status }) => status !== 'EXPIRED'),
        expire,
        common.expired,
        {
          links: (ended) => ended.filter((link) => link.status === 'ACTIVE' && !hasPassed(link)),
          work: activate,
          doneText: texts.turnedOn,
        },
      ),
    deleteAll: (links: Links) =>
      all(links, destroy, common.deleted, {
        links: (gone) => gone,
        work: bringBack,
        doneText: texts.restored,
      }),
    restoreAll: (links: Links) =>
      all(links, bringBack, texts.restored, { links: () => [], work: destroy, doneText: '' }),
  };
}
