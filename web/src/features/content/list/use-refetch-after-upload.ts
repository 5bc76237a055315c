import { useEffect, useEffectEvent } from 'react';
import { useUploadList } from '../../../uploads/uploads-context.tsx';

/** Asks for the list again when a file has arrived, even where realtime is late or cut. */
export function useArrivedUploads(refetch: () => Promise<unknown>) {
  const arrived = useUploadList().filter(({ state }) => state.is === 'sent').length;
  const ask = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (arrived > 0) ask();
  }, [arrived]);
}
