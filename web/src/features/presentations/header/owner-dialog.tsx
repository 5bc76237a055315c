import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { ChoosePerson } from '../../../shared/people/choose-person.tsx';
import type { ShownPresentation } from '../shown-presentation.ts';
import { usePageActions } from './use-page-actions.tsx';
import { texts } from './texts.ts';

type OwnerDialogProps = { presentation: ShownPresentation; isOpen: boolean; onClose: () => void };

export function OwnerDialog({ presentation, isOpen, onClose }: OwnerDialogProps) {
  const { owner } = presentation;
  const { changeOwner } = usePageActions(presentation);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function give(person: { id: string; name: string | null }) {
    setIsBusy(true);
    setProblem(null);
    await changeOwner(person, owner).then(onClose, (error: unknown) =>
      setProblem(problemOf(error).message),
    );
    setIsBusy(false);
  }
  return (
    <ChoosePerson
      title={texts.newOwnerOf({ name: presentation.name })}
      verb={texts.choose}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      notThis={owner?.id}
      onClose={onClose}
      onChosen={(person) => void give(person)}
    >
      <p className="dim">{texts.ownerExplained}</p>
    </ChoosePerson>
  );
}
