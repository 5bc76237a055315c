import { useCallback } from 'react';
import { useToast } from '../../../ui/states/toasts.tsx';

/** Copies a link and shows a toast; shows the link if the browser refuses. */
export function useCopyLink() {
  const toast = useToast();
  return useCallback(
    ({ id, url }: { id: string; url: string }) =>
      navigator.clipboard.writeText(url).then(
        () => toast({ text: 'Link copied', about: id }),
        () =>
          toast({
            text: `Your browser doesn’t allow copying. The link is ${url}`,
            isBad: true,
            about: id,
          }),
      ),
    [toast],
  );
}
