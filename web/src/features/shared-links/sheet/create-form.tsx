import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { linksLabel } from '../labels.ts';
import { SharePresentationMutation } from '../of-presentation/shared-links.graphql.ts';
import { emptyDraft, inputOf, type Draft } from './draft.ts';
import { MailGroup, type MailText } from './fields/mail-group.tsx';
import { PresentationPicker } from './fields/presentation-picker.tsx';
import { SwitchRow } from './fields/sheet-parts.tsx';
import { LinkForm } from './link-form.tsx';
import type { MadeLink } from './link-ready.tsx';
import type { OneOfMany } from './links-made.tsx';
import { SharePresentationsMutation } from './sheet.graphql.ts';
import { useLinkForm } from './use-link-form.ts';
import { useRefetchLists } from './use-refetch-lists.ts';
import { texts } from './texts.ts';

/** The server's limit. */
const maxLinks = 200;

export type Created =
  | { link: MadeLink; presentation: SharedPresentation }
  | { links: readonly OneOfMany[] };

type CreateFormProps = {
  /** Null: chosen here. */
  presentations: readonly SharedPresentation[] | null;
  onCreated: (created: Created) => void;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  question: ReactNode;
};

const writtenMail = ({ subject, message }: MailText) => ({
  subject: subject.trim() || null,
  message: message.trim() || null,
});

/** Sends what was chosen, and refetches the lists that show it. */
function useCreateLinks(picked: readonly SharedPresentation[]) {
  const [share] = useMutation(SharePresentationMutation);
  const [shareMany] = useMutation(SharePresentationsMutation);
  const refetchLists = useRefetchLists();
  return async (draft: Draft, mail: MailText | null, areSeveral: boolean) => {
    const [presentation] = picked;
    const { alias, ...chosen } = {
      ...inputOf(draft, emptyDraft),
      ...(mail !== null && { mail: writtenMail(mail) }),
    };
    let created: Created | null = null;
    if (areSeveral) {
      const presentationIds = picked.map(({ id }) => id);
      const { data } = await shareMany({
        variables: { input: { presentationIds, link: chosen } },
      });
      if (data) created = { links: data.sharePresentations };
    } else if (presentation !== undefined) {
      const input = {
        ...chosen,
        name: chosen.name ?? null,
        alias: alias ?? null,
        expiresAt: chosen.expiresAt ?? null,
      };
      const { data } = await share({ variables: { id: presentation.id, input } });
      if (data)
        created = {
          link: { ...data.sharePresentation, accessCode: draft.accessCode },
          presentation,
        };
    }
    refetchLists();
    return created;
  };
}

/** A new link, or several: for each presentation, and for each person if wanted. */
export function CreateForm({
  presentations,
  onCreated,
  onDirty,
  onCancel,
  question,
}: CreateFormProps) {
  const [picked, setPicked] = useState<readonly SharedPresentation[]>(presentations ?? []);
  const [wantsPersonal, setWantsPersonal] = useState<boolean | null>(null);
  const [mail, setMail] = useState<MailText | null | undefined>(undefined);
  const isMailStored = useIsMailStored();
  const create = useCreateLinks(picked);
  const [first] = picked;
  const isOne = picked.length < 2;
  const form = useLinkForm({
    presentationId: isOne ? (first?.id ?? null) : null,
    before: emptyDraft,
    onSave: async (draft) => {
      const created = await create(draft, hasMail ? (chosenMail ?? null) : null, areSeveral);
      if (created !== null) onCreated(created);
    },
    isElseDirty:
      picked.map(({ id }) => id).join() !== (presentations ?? []).map(({ id }) => id).join(),
    onDirty,
  });
  const { recipients, alias } = form.draft;
  const isPersonal = !isOne || (recipients.length > 1 && (wantsPersonal ?? alias === ''));
  const areSeveral = !isOne || isPersonal;
  const count = picked.length * (isPersonal ? Math.max(1, recipients.length) : 1);
  const hasMail = recipients.length > 0;
  // Personal links are meant to be sent; a single one may also be copied.
  const chosenMail =
    mail === undefined ? (areSeveral && !isMailStored ? { subject: '', message: '' } : null) : mail;
  const obstacle =
    picked.length === 0
      ? texts.chooseAPresentation
      : count > maxLinks
        ? texts.tooManyLinks({ most: maxLinks, links: count })
        : form.obstacle;
  const isEmailed = hasMail && chosenMail !== null;
  return (
    <LinkForm
      form={{ ...form, obstacle }}
      presentation={first ?? null}
      linkId={null}
      submitLabel={
        isEmailed
          ? texts.createAndEmail({ links: count < 2 ? texts.link : linksLabel(count) })
          : texts.createThese({ links: count < 2 ? texts.link : linksLabel(count) })
      }
      onCancel={onCancel}
      question={question}
      areSeveral={areSeveral}
      recipientsHint={isPersonal && hasMail ? texts.personalLinksHint : texts.recipientsHint}
      {...((presentations === null || presentations.length > 1) && {
        head: <PresentationPicker picked={picked} onPick={setPicked} />,
      })}
      afterRecipients={
        <>
          {isOne && recipients.length > 1 ? (
            <PersonalRow isOn={isPersonal} onToggle={setWantsPersonal} />
          ) : null}
          {hasMail ? (
            <MailGroup isMailStored={isMailStored} mail={chosenMail} setMail={setMail} />
          ) : null}
        </>
      }
    />
  );
}

function PersonalRow({ isOn, onToggle }: { isOn: boolean; onToggle: (isOn: boolean) => void }) {
  return (
    <SwitchRow
      label={texts.personalLinks}
      hint={isOn ? texts.oneLinkForEachPerson : texts.oneLinkHint}
      isOn={isOn}
      onToggle={onToggle}
    />
  );
}
