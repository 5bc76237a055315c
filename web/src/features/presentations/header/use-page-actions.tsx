import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { callEdge } from '../../../edge/edge-fetch.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ChangeOwnerMutation, CopyPresentationMutation } from './header.graphql.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Subject = { id: string; name: string };
type Person = { id: string; name: string | null };

/** Immediate actions of the menu, with toasts and undo. */
export function usePageActions({ id, name }: Subject) {
  const [copyIt] = useMutation(CopyPresentationMutation);
  const [give] = useMutation(ChangeOwnerMutation);
  const navigate = useNavigate();
  const toast = useToast();
  const failed = useCallback((error: unknown) => toast(problemToast(error, id)), [toast, id]);

  async function copy() {
    const { data } = await copyIt({ variables: { id } });
    const made = data?.copyPresentation;
    if (made)
      toast({
        text: rich(texts.copiedAsDraft, { name: <b>{made.name}</b> }),
        action: { label: common.open, run: () => void navigate(`/content/${made.id}`) },
        about: id,
      });
  }

  async function changeOwner(next: Person, before: Person | null) {
    await give({ variables: { id, ownerId: next.id } });
    const undo = () =>
      void give({ variables: { id, ownerId: before?.id ?? next.id } }).then(
        () =>
          toast({
            text: rich(texts.belongsToAgain, {
              name: <b>{name}</b>,
              owner: before?.name ?? texts.itsFormerOwner,
            }),
            about: id,
          }),
        failed,
      );
    toast({
      text: rich(texts.belongsToNow, {
        name: <b>{name}</b>,
        owner: next.name ?? texts.itsNewOwner,
      }),
      about: id,
      ...(before === null ? {} : { action: { label: common.undo, run: undo } }),
    });
  }

  /** Downloads the original through a URL that expires with the sign-in. */
  async function download() {
    const { data } = await callEdge<{ data: { download_url: string | null } }>(
      `/api/presentations/${id}/signed`,
    );
    if (data.download_url === null) throw new Error('Saving this file is not allowed any more.');
    window.location.assign(data.download_url);
  }

  return {
    copy: () => copy().catch(failed),
    download: () => download().catch(failed),
    changeOwner,
  };
}
