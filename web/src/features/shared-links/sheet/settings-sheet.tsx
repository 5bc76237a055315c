import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import type { LinkSettingsFragment } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { draftOf, inputOf, type Draft } from './draft.ts';
import { ExplainAccess } from './explain-access.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkReady } from './link-ready.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { LinkSettingsQuery, ReviseSharedLinkMutation } from './sheet.graphql.ts';
import { SheetFrame } from './sheet-frame.tsx';
import { useRefetchLists } from './use-refetch-lists.ts';
import { linkName } from '../labels.ts';
import { useLinkForm } from './use-link-form.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type SettingsSheetProps = {
  link: { id: string; name: string | null };
  isOpen: boolean;
  onClose: () => void;
};
type SettingsFormProps = {
  id: string;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onClose: () => void;
  question: ReactNode;
};

/** Edits a link; loads its current state on opening. */
export function SettingsSheet({ link, isOpen, onClose }: SettingsSheetProps) {
  return (
    <SheetFrame
      title={texts.linkSettings}
      about={linkName(link)}
      isOpen={isOpen}
      discardQuestion={texts.discardYourChanges}
      onClose={onClose}
    >
      {({ onDirty, question, tryToClose }) => (
        <Boundary what={texts.theLink} loading={<SettingsSkeleton />}>
          <SettingsForm
            id={link.id}
            onDirty={onDirty}
            question={question}
            onCancel={tryToClose}
            onClose={onClose}
          />
        </Boundary>
      )}
    </SheetFrame>
  );
}

function SettingsForm({ id, onDirty, onCancel, onClose, question }: SettingsFormProps) {
  const {
    data: { sharedLink },
  } = usePageQuery(LinkSettingsQuery, { id });
  const [revise] = useMutation(ReviseSharedLinkMutation);
  const [isSaved, setIsSaved] = useState(false);
  /** The state the edit started from; until then, saves by others show. */
  const [baseline, setBaseline] = useState<Draft | null>(null);
  const refetchLists = useRefetchLists();
  const toast = useToast();
  if (sharedLink === null)
    return <NotFound what={texts.linkNotFound}>{texts.linkNotFoundHint}</NotFound>;
  const before = baseline ?? draftOf(sharedLink);
  const { presentation } = sharedLink;
  const dirty = (is: boolean) => {
    setBaseline(is ? before : null);
    onDirty(is);
  };
  async function save(draft: Draft) {
    const { data } = await revise({ variables: { id, input: inputOf(draft, before) } });
    if (!data) return;
    dirty(false);
    refetchLists();
    toast({
      text: rich(texts.savedLink, { link: <b>{linkName(data.reviseSharedLink)}</b> }),
      about: id,
    });
    setIsSaved(true);
  }
  if (isSaved)
    return (
      <LinkReady
        link={sharedLink}
        presentation={presentation}
        onClose={onClose}
        onAnother={() => setIsSaved(false)}
        anotherLabel={texts.backToSettings}
      />
    );
  return (
    <EditForm
      key={JSON.stringify(before)}
      link={sharedLink}
      before={before}
      onDirty={dirty}
      onSave={save}
      onCancel={onCancel}
      question={question}
      isChanged={baseline !== null}
    />
  );
}

type EditFormProps = {
  link: LinkSettingsFragment;
  before: Draft;
  onSave: (draft: Draft) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  question: ReactNode;
  isChanged: boolean;
};

function EditForm({ link, before, onSave, onDirty, isChanged, ...rest }: EditFormProps) {
  const { id, presentation, userName } = link;
  const form = useLinkForm({ presentationId: presentation.id, before, onSave, onDirty });
  return (
    <LinkForm
      form={form}
      presentation={presentation}
      linkId={id}
      senderName={userName ?? null}
      submitLabel={common.save}
      recipientsHint={texts.emailHint}
      aside={<ExplainAccess linkId={id} isChanged={isChanged} />}
      {...rest}
    />
  );
}
