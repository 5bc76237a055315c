import { useEffect, useEffectEvent } from 'react';
import { useUploadList } from '../../../uploads/uploads-context.tsx';

/** Asks for the list again when a file has arrived, even where realtime is late or cut. */
export function useRefetchAfterUpload(refetch: () => Promise<unknown>) {
  const finishedUploads = useUploadList().filter(({ state }) => state.is === 'sent').length;
  const refetchNow = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (finishedUploads > 0) refetchNow();
  }, [finishedUploads]);
}
