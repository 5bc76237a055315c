import { useCallback } from 'react';
import { useToast } from '../../../ui/states/toasts.tsx';

/** Copies a link and shows a toast; shows the link if the browser refuses. */
export function useCopyLink() {
  const toast = useToast();
  return useCallback(
    ({ id, url }: { id: string; url: string }) =>
      navigator.clipboard.writeText(url).then(
        () => toast({ text: 'Address copied', about: id }),
        () =>
          toast({
            text: `The browser does not let us copy. The address is ${url}`,
            isBad: true,
            about: id,
          }),
      ),
    [toast],
  );
}
