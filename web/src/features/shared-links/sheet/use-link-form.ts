import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { changed, whyNot, type Draft } from './draft.ts';
import type { Limits } from './fields/recipients-group.tsx';
import { LinkLimitsQuery } from './sheet.graphql.ts';

type LinkFormInput = {
  /** The one that is shared; null: none yet, or several. */
  presentationId: string | null;
  before: Draft;
  /** Whether something else in the sheet has changed. */
  isElseDirty?: boolean;
  onSave: (draft: Draft) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
};

/** The unsaved settings of a link, and what its presentation leaves to it. */
export function useLinkForm({
  presentationId,
  before,
  isElseDirty = false,
  onSave,
  onDirty,
}: LinkFormInput) {
  const [draft, setDraft] = useState(before);
  const [isAliasRefused, setIsAliasRefused] = useState(false);
  const { data } = useQuery(LinkLimitsQuery, {
    variables: { id: presentationId ?? '' },
    skip: presentationId === null,
  });
  const limited = presentationId === null ? null : data?.presentation;
  const limits: Limits | null =
    limited == null
      ? null
      : {
          ...limited.settings,
          presentationId: limited.id,
          canBeEdited: limited.may.edit,
          hasAccessCode: limited.accessCode != null,
        };
  const { submit, isBusy, problem, messages } = useSubmit(() => onSave(draft));
  const change = <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
    setDraft((last) => ({ ...last, [name]: value }));
  const changes = changed(draft, before).length;
  const isDirty = changes > 0 || isElseDirty;
  const reportDirty = useEffectEvent(() => onDirty(isDirty));
  useEffect(() => reportDirty(), [isDirty]);
  return {
    draft,
    change,
    changes,
    limits,
    isAliasRefused,
    setIsAliasRefused,
    submit,
    isBusy,
    messages,
    problem: problem !== null && Object.keys(messages).length === 0 ? problem : null,
    obstacle: whyNot(draft, before.accessCode),
  };
}

export type LinkFormState = ReturnType<typeof useLinkForm>;
