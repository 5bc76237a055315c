import { useQuery } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { AliasField } from './fields/alias-field.tsx';
import { changed, whyNot, type Draft } from './draft.ts';
import { NotSeenYet } from '../not-seen-yet.tsx';
import { PhonePreview } from './phone-preview.tsx';
import {
  AlertsGroup,
  AllowGroup,
  HowLongGroup,
  AppearanceGroup,
  ProtectGroup,
  RecipientsGroup,
  type Limits,
} from './fields/setting-groups.tsx';
import { LinkLimitsQuery } from './sheet.graphql.ts';
import styles from './sheet.module.css';

type LinkFormProps = {
  presentation: SharedPresentation;
  before: Draft;
  linkId: string | null;
  submitWord: string;
  onSave: (draft: Draft) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  /** Replaces the footer before leaving. */
  question: ReactNode;
  /** Above the preview. */
  aside?: ReactNode;
};

function useLinkForm({ presentation, before, onSave, onDirty }: LinkFormProps) {
  const [draft, setDraft] = useState(before);
  const [hasNoAddress, setHasNoAddress] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const { data } = useQuery(LinkLimitsQuery, { variables: { id: presentation.id } });
  const limited = data?.presentation;
  const limits: Limits | null =
    limited == null
      ? null
      : { ...limited.settings, presentationId: limited.id, canBeEdited: limited.may.edit };
  const { submit, isBusy, problem, messages } = useSubmit(() => onSave(draft));
  const change = <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
    setDraft((last) => ({ ...last, [name]: value }));
  const count = changed(draft, before).length;
  const isDirty = count > 0;
  const reportDirty = useEffectEvent(() => onDirty(isDirty));
  useEffect(() => reportDirty(), [isDirty]);
  const general = problem !== null && Object.keys(messages).length === 0 ? problem : null;
  const obstacle = whyNot(draft, before.accessCode);
  const groups = { draft, change, messages };
  return {
    draft,
    hasNoAddress,
    setHasNoAddress,
    isLooking,
    setIsLooking,
    limits,
    submit,
    isBusy,
    problem,
    messages,
    change,
    count,
    general,
    obstacle,
    groups,
  };
}

/** All settings of a link, with a preview. */
export function LinkForm(props: LinkFormProps) {
  const { presentation, linkId, submitWord, onCancel, question, aside } = props;
  const form = useLinkForm(props);
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className={styles['form']}
      data-looking={form.isLooking || undefined}
    >
      <div className={styles['fields']}>
        {form.general !== null ? (
          <Note isBad title={linkId === null ? 'The link was not made' : 'Not saved'}>
            {form.general.message}
          </Note>
        ) : null}
        <NotSeenYet presentation={presentation} />
        <TextInput
          label="Name"
          description="Who it is for. Recipients do not see it."
          placeholder="Acqua Norte, first meeting"
          maxLength={200}
          data-autofocus
          value={form.draft.name}
          onChange={({ currentTarget }) => form.change('name', currentTarget.value)}
          error={form.messages['name']}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <AliasField
          alias={form.draft.alias}
          linkId={linkId}
          onChange={(alias) => form.change('alias', alias)}
          onProblem={form.setHasNoAddress}
          refusal={form.messages['alias']}
        />
        <div>
          <RecipientsGroup
            {...form.groups}
            limits={form.limits}
            hint={
              linkId === null
                ? 'Optional. They can be sent the link once it is made.'
                : 'They can be sent the link by mail.'
            }
          />
          <HowLongGroup {...form.groups} />
          <ProtectGroup {...form.groups} />
          <AllowGroup {...form.groups} limits={form.limits} />
          <AppearanceGroup {...form.groups} />
          <AlertsGroup {...form.groups} />
        </div>
      </div>
      <aside className={styles['aside']}>
        {aside}
        <PhonePreview draft={form.draft} limits={form.limits} presentation={presentation} />
      </aside>
      <footer>
        {question ?? (
          <SaveButtons
            isBusy={form.isBusy}
            hasNoAddress={form.hasNoAddress}
            obstacle={form.obstacle}
            linkId={linkId}
            count={form.count}
            submitWord={submitWord}
            onCancel={onCancel}
            isLooking={form.isLooking}
            setIsLooking={form.setIsLooking}
            aside={aside}
          />
        )}
      </footer>
    </form>
  );
}

type SaveButtonsProps = {
  isBusy: boolean;
  hasNoAddress: boolean;
  obstacle: string | null;
  linkId: string | null;
  count: number;
  submitWord: string;
  onCancel: () => void;
  isLooking: boolean;
  setIsLooking: (value: boolean) => void;
  aside: ReactNode;
};

function SaveButtons({
  isBusy,
  hasNoAddress,
  obstacle,
  linkId,
  count,
  submitWord,
  onCancel,
  isLooking,
  setIsLooking,
  aside,
}: SaveButtonsProps) {
  return (
    <>
      <Button
        type="submit"
        variant="filled"
        loading={isBusy}
        disabled={hasNoAddress || obstacle !== null || (linkId !== null && count === 0)}
        title={obstacle ?? undefined}
      >
        {submitWord}
      </Button>
      <Button onClick={onCancel}>{linkId !== null && count === 0 ? 'Close' : 'Cancel'}</Button>
      <span className={styles['news']} role="status">
        {obstacle ??
          (linkId === null || count === 0
            ? ''
            : count === 1
              ? '1 unsaved change'
              : `${count} unsaved changes`)}
      </span>
      <Button
        className={styles['look'] ?? ''}
        variant="subtle"
        aria-pressed={isLooking}
        leftSection={<IconEye aria-hidden="true" />}
        onClick={() => setIsLooking(!isLooking)}
      >
        {aside === undefined ? 'Preview' : 'Preview, explain'}
      </Button>
    </>
  );
}
