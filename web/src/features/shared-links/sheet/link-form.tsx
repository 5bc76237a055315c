import { Button, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { Note } from '../../../ui/states/note.tsx';
import { NotSeenYet } from '../not-seen-yet.tsx';
import { AliasField } from './fields/alias-field.tsx';
import { RecipientsGroup } from './fields/recipients-group.tsx';
import {
  AlertsGroup,
  AllowGroup,
  AppearanceGroup,
  ExpiryGroup,
  ProtectGroup,
} from './fields/setting-groups.tsx';
import { PhonePreview } from './phone-preview.tsx';
import styles from './sheet.module.css';
import type { LinkFormState } from './use-link-form.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type LinkFormProps = {
  form: LinkFormState;
  presentation: SharedPresentation | null;
  linkId: string | null;
  senderName?: string | null;
  submitLabel: string;
  onCancel: () => void;
  question: ReactNode;
  head?: ReactNode;
  /** Several links are made at once: none of them is named in the URL. */
  areSeveral?: boolean;
  recipientsHint: string;
  afterRecipients?: ReactNode;
  aside?: ReactNode;
};

export function LinkForm(props: LinkFormProps) {
  const { form, presentation, linkId, question, aside, head, areSeveral = false } = props;
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { draft, change, messages, limits } = form;
  const groups = { draft, change, messages };
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className={styles['form']}
      data-looking={isPreviewing || undefined}
    >
      <div className={styles['fields']}>
        {form.problem !== null ? (
          <Note isBad title={linkId === null ? texts.linkNotCreated : common.notSaved}>
            {form.problem.message}
          </Note>
        ) : null}
        {head}
        {presentation === null ? null : <NotSeenYet presentation={presentation} />}
        <TextInput
          label={common.name}
          description={texts.nameHint}
          placeholder={texts.acquaNorteFirstMeeting}
          maxLength={200}
          dir="auto"
          data-autofocus={head === undefined || undefined}
          value={draft.name}
          onChange={({ currentTarget }) => change('name', currentTarget.value)}
          error={messages['name']}
        />
        {areSeveral ? null : (
          <AliasField
            alias={draft.alias}
            linkId={linkId}
            onChange={(alias) => change('alias', alias)}
            onProblem={form.setIsAliasRefused}
            refusal={messages['alias']}
          />
        )}
        <div>
          <RecipientsGroup {...groups} limits={limits} hint={props.recipientsHint}>
            {props.afterRecipients}
          </RecipientsGroup>
          <ExpiryGroup {...groups} />
          <ProtectGroup {...groups} />
          <AllowGroup {...groups} limits={limits} />
          <AppearanceGroup {...groups} />
          <AlertsGroup {...groups} />
        </div>
      </div>
      <aside className={styles['aside']}>
        {aside}
        <PhonePreview
          draft={draft}
          limits={limits}
          presentation={presentation}
          senderName={props.senderName ?? null}
        />
      </aside>
      <footer>
        {question ?? (
          <SaveButtons
            {...props}
            isPreviewing={isPreviewing}
            onPreview={() => setIsPreviewing(!isPreviewing)}
          />
        )}
      </footer>
    </form>
  );
}

function SaveButtons({
  form: { isBusy, isAliasRefused, obstacle, changes },
  linkId,
  submitLabel,
  onCancel,
  areSeveral = false,
  isPreviewing,
  onPreview,
}: LinkFormProps & { isPreviewing: boolean; onPreview: () => void }) {
  const isUnchanged = linkId !== null && changes === 0;
  const unsaved = texts.unsavedChanges({ count: changes });
  return (
    <>
      <Button
        type="submit"
        variant="filled"
        loading={isBusy}
        disabled={(isAliasRefused && !areSeveral) || obstacle !== null || isUnchanged}
        title={obstacle ?? undefined}
      >
        {submitLabel}
      </Button>
      <Button onClick={onCancel}>{isUnchanged ? common.close : common.cancel}</Button>
      <span className={styles['news']} role="status">
        {obstacle ?? (linkId === null || changes === 0 ? '' : unsaved)}
      </span>
      <Button
        className={styles['look'] ?? ''}
        variant="subtle"
        aria-label={texts.preview}
        aria-pressed={isPreviewing}
        leftSection={<IconEye aria-hidden="true" />}
        onClick={onPreview}
      >
        <span>{texts.preview}</span>
      </Button>
    </>
  );
}
