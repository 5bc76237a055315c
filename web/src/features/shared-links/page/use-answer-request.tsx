import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { LetRecipientInMutation, ProlongSharedLinkMutation } from './link-page.graphql.ts';
import { lastMomentOf, dayOf } from '../sheet/fields/expiry-field.tsx';
import { ActivateSharedLinkMutation } from '../of-presentation/shared-links.graphql.ts';
import { MailSharedLinkMutation } from '../sheet/sheet.graphql.ts';
import type { ShownLink } from './shown-link.ts';
import { useRefetchLists } from '../sheet/use-refetch-lists.ts';
import { hasPassed, recipientName } from '../labels.ts';

export type AccessRequest = ShownLink['accessRequests'][number];
type Answer = { label: string } | { label: string; run: () => void } | null;

/** Days added when a link reopens. */
const days = 30;

/** The action that lets the person in, by refusal reason; null if the link does not decide. */
export function useAnswerRequest(
  link: ShownLink,
  request: AccessRequest,
): { isBusy: boolean; answer: Answer } {
  const [isBusy, setIsBusy] = useState(false);
  const [letIn] = useMutation(LetRecipientInMutation);
  const [mail] = useMutation(MailSharedLinkMutation);
  const [prolong] = useMutation(ProlongSharedLinkMutation);
  const [activate] = useMutation(ActivateSharedLinkMutation);
  const refetchLists = useRefetchLists();
  const toast = useToast();
  const isMailStored = useIsMailStored();
  const { id, recipients, status } = link;
  const { email, name, reason } = request;

  async function admit(address: string) {
    const others = recipients.flatMap((each) =>
      each.email === null ? [] : [{ email: each.email, name: each.name }],
    );
    const { data } = await letIn({
      variables: { id, recipients: [...others, { email: address, name }] },
    });
    const added = data?.reviseSharedLink.recipients.find((each) => each.email === address);
    if (added) await mail({ variables: { id, recipientIds: [added.id], mail: {} } });
    return isMailStored
      ? `${recipientName(request)} is let in; no mail server is set, so tell them yourself`
      : `${recipientName(request)} is let in, and the link is on its way`;
  }
  async function reopen() {
    if (hasPassed(link)) {
      const day = new Date();
      day.setDate(day.getDate() + days);
      await prolong({ variables: { id, expiresAt: lastMomentOf(dayOf(day)) } });
      return `The link is open for ${days} more days`;
    }
    await activate({ variables: { id } });
    return 'The link is on again';
  }
  const doing = (work: () => Promise<string>) => () => {
    setIsBusy(true);
    void work()
      .then(
        (text) => (refetchLists(), toast({ text, about: id })),
        (error: unknown) => toast(problemToast(error, id)),
      )
      .finally(() => setIsBusy(false));
  };

  if (reason === 'RECIPIENTS_ONLY' && email !== null)
    return {
      isBusy,
      answer: recipients.some((each) => each.email === email)
        ? { label: 'Let in' }
        : { label: 'Let them in', run: doing(() => admit(email)) },
    };
  if (reason === 'CANCELED' || reason === 'EXPIRED')
    return {
      isBusy,
      answer:
        status === 'ACTIVE'
          ? { label: 'It is open now' }
          : { label: hasPassed(link) ? `Open for ${days} days` : 'Turn it on', run: doing(reopen) },
    };
  return { isBusy, answer: null };
}
