import { Note } from '../states/note.tsx';
import { common } from '../../texts/common.ts';

/** Why a form was not saved, where no field shows it. */
export function FormProblem({ problem }: { problem: { message: string } | null }) {
  if (problem === null) return null;
  return (
    <Note isBad title={common.notSaved}>
      {problem.message}
    </Note>
  );
}
