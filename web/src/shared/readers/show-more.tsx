import { Button } from '@mantine/core';
import { Note } from '../../ui/states/note.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type ShowMoreProps = {
  /** How many are shown. */ shown: string;
  isLoading: boolean;
  problem: string | null;
  onMore: () => void;
};

export function ShowMore({ shown, isLoading, problem, onMore }: ShowMoreProps) {
  if (problem !== null)
    return (
      <Note title={texts.couldntLoadMore} isBad onRetry={onMore}>
        {problem}
      </Note>
    );
  return (
    <p className="dim" style={{ display: 'flex', alignItems: 'center', gap: 12, marginTop: 16 }}>
      <Button onClick={onMore} loading={isLoading}>
        {common.showMore}
      </Button>
      <span role="status">{shown}</span>
    </p>
  );
}
