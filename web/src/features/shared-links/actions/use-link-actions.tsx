import { useMutation } from '@apollo/client/react';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import type { SharedLinkStatus } from '../../../gql/graphql.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import {
  DeleteSharedLinkMutation,
  DuplicateSharedLinkMutation,
  RestoreSharedLinkMutation,
} from '../list/links.graphql.ts';
import {
  ActivateSharedLinkMutation,
  DeactivateSharedLinkMutation,
  ExpireSharedLinkMutation,
} from '../of-presentation/shared-links.graphql.ts';
import { useRefetchLists } from '../sheet/use-refetch-lists.ts';
import { hasPassed, linkName } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Subject = {
  id: string;
  name: string | null;
  status: SharedLinkStatus;
  expiresAt: string | null;
};

function useFailureToast() {
  const toast = useToast();
  return useCallback(
    (about: string) => (error: unknown) => toast(problemToast(error, about)),
    [toast],
  );
}

/** Turns links on and off, and expires them. The change shows at once and reverts when the server refuses. */
function useSwitchActions() {
  const [activate] = useMutation(ActivateSharedLinkMutation);
  const [deactivate] = useMutation(DeactivateSharedLinkMutation);
  const [expire] = useMutation(ExpireSharedLinkMutation);
  const toast = useToast();
  const failedFor = useFailureToast();

  const turn = useCallback(
    async (link: Subject, isOn: boolean): Promise<void> => {
      const { id, expiresAt } = link;
      const variables = { id };
      const shown = {
        __typename: 'SharedLink' as const,
        id,
        expiresAt,
        status: isOn ? ('ACTIVE' as const) : ('CANCELED' as const),
      };
      const done = isOn
        ? activate({
            variables,
            optimisticResponse: { __typename: 'Mutation', activateSharedLink: shown },
          })
        : deactivate({
            variables,
            optimisticResponse: { __typename: 'Mutation', deactivateSharedLink: shown },
          });
      await done.then(
        () =>
          toast({
            about: id,
            ...(isOn
              ? {
                  text: rich(texts.isOn, { link: <b>{linkName(link)}</b> }),
                }
              : {
                  text: rich(texts.linkTurnedOff, { link: <b>{linkName(link)}</b> }),
                  action: { label: common.undo, run: () => void turn(link, true) },
                }),
          }),
        failedFor(id),
      );
    },
    [activate, deactivate, failedFor, toast],
  );

  const end = useCallback(
    async (link: Subject) => {
      const { id, status } = link;
      const undo = hasPassed(link)
        ? {}
        : { action: { label: common.undo, run: () => void turn(link, status === 'ACTIVE') } };
      await expire({ variables: { id } }).then(
        () =>
          toast({
            text: rich(texts.hasExpired, { link: <b>{linkName(link)}</b> }),
            about: id,
            ...undo,
          }),
        failedFor(id),
      );
    },
    [expire, failedFor, toast, turn],
  );

  return { turn, end };
}

function useLifecycleActions() {
  const [copy] = useMutation(DuplicateSharedLinkMutation);
  const [destroy] = useMutation(DeleteSharedLinkMutation);
  const [bringBack] = useMutation(RestoreSharedLinkMutation);
  const refetchLists = useRefetchLists();
  const toast = useToast();
  const failedFor = useFailureToast();

  const duplicate = useCallback(
    async ({ id, name }: Pick<Subject, 'id' | 'name'>) => {
      await copy({ variables: { id } }).then(
        () => (
          refetchLists(),
          toast({
            text: rich(texts.duplicatedWithANewLink, { linkName: <b>{linkName({ name })}</b> }),
            about: id,
          })
        ),
        failedFor(id),
      );
    },
    [refetchLists, copy, failedFor, toast],
  );

  const restore = useCallback(
    async ({ id, name }: Pick<Subject, 'id' | 'name'>) => {
      await bringBack({ variables: { id } }).then(
        () => (
          refetchLists(),
          toast({
            text: rich(texts.restoredNamed, { linkName: <b>{linkName({ name })}</b> }),
            about: id,
          })
        ),
        failedFor(id),
      );
    },
    [refetchLists, bringBack, failedFor, toast],
  );

  const remove = useCallback(
    async (link: Pick<Subject, 'id' | 'name'>) => {
      const { id } = link;
      await destroy({ variables: { id } }).then(
        () => (
          refetchLists(),
          toast({
            text: rich(texts.deletedTheLinkNoLonger, { link: <b>{linkName(link)}</b> }),
            action: { label: common.undo, run: () => void restore(link) },
            about: id,
          })
        ),
        failedFor(id),
      );
    },
    [refetchLists, destroy, failedFor, restore, toast],
  );

  return { duplicate, restore, remove };
}

function useMakeLinkActions() {
  const { turn, end } = useSwitchActions();
  const { duplicate, restore, remove } = useLifecycleActions();
  return useMemo(
    () => ({ turn, end, duplicate, remove, restore }),
    [duplicate, end, remove, restore, turn],
  );
}

type LinkActions = ReturnType<typeof useMakeLinkActions>;

const LinkActionsContext = createContext<LinkActions | null>(null);

/** Created once for all rows of a long list. */
export function LinkActionsProvider({ children }: { children: ReactNode }) {
  return <LinkActionsContext value={useMakeLinkActions()}>{children}</LinkActionsContext>;
}

export function useLinkActions(): LinkActions {
  const actions = use(LinkActionsContext);
  if (actions === null) throw new Error('Links are changed within LinkDialogs only.');
  return actions;
}
