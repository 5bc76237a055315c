import { useCallback } from 'react';
import { useToast } from '../../../ui/states/toasts.tsx';
import { texts } from './texts.ts';

/** Copies a link and shows a toast; shows the link if the browser refuses. */
export function useCopyLink() {
  const toast = useToast();
  return useCallback(
    ({ id, url }: { id: string; url: string }) =>
      navigator.clipboard.writeText(url).then(
        () => toast({ text: texts.linkCopied, about: id }),
        () =>
          toast({
            text: texts.copyBlocked({ url }),
            isBad: true,
            about: id,
          }),
      ),
    [toast],
  );
}
