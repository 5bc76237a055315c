import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { ChoosePerson } from '../../../shared/people/choose-person.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { TransferSharedLinkMutation } from '../list/links.graphql.ts';
import { useRefetchLists } from '../sheet/use-refetch-lists.ts';
import { linkName } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type TransferDialogProps = {
  link: { id: string; name: string | null };
  isOpen: boolean;
  onClose: () => void;
};

export function TransferDialog({ link, isOpen, onClose }: TransferDialogProps) {
  const [transfer, { loading }] = useMutation(TransferSharedLinkMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const refetchLists = useRefetchLists();
  const toast = useToast();
  async function give(person: { id: string; name: string | null }) {
    setProblem(null);
    try {
      await transfer({ variables: { id: link.id, userId: person.id } });
      refetchLists();
      toast({
        text: rich(texts.nowBelongsTo, { link: <b>{linkName(link)}</b>, name: person.name }),
        about: link.id,
      });
      onClose();
    } catch (caught) {
      setProblem(problemOf(caught).message);
    }
  }
  return (
    <ChoosePerson
      title={texts.transferNamed({ link: linkName(link) })}
      verb={texts.transfer}
      verbLabel={texts.transferTo}
      fieldLabel={common.to}
      failure={texts.notTransferred}
      isOpen={isOpen}
      isBusy={loading}
      problem={problem}
      onClose={onClose}
      onChosen={(person) => void give(person)}
    >
      <p className="dim">{texts.transferExplained}</p>
    </ChoosePerson>
  );
}
