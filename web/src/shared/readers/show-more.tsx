import { Button } from '@mantine/core';
import { Note } from '../../ui/states/note.tsx';

type ShowMoreProps = {
  /** How many are shown. */ shown: string;
  isLoading: boolean;
  problem: string | null;
  onMore: () => void;
};

export function ShowMore({ shown, isLoading, problem, onMore }: ShowMoreProps) {
  if (problem !== null)
    return (
      <Note title="Couldn’t load more" isBad onRetry={onMore}>
        {problem}
      </Note>
    );
  return (
    <p className="dim" style={{ display: 'flex', alignItems: 'center', gap: 12, marginTop: 16 }}>
      <Button onClick={onMore} loading={isLoading}>
        Show more
      </Button>
      <span role="status">{shown}</span>
    </p>
  );
}
