import { useEffect, useEffectEvent } from 'react';
import { useUploadList } from '../../../uploads/uploads-context.tsx';

/** Refetches the list after an upload, in case realtime is late. */
export function useRefetchAfterUpload(refetch: () => Promise<unknown>) {
  const finishedUploads = useUploadList().filter(({ state }) => state.is === 'sent').length;
  const refetchNow = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (finishedUploads > 0) refetchNow();
  }, [finishedUploads]);
}
