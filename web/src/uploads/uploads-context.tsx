import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ChangeEvent, type ReactNode } from 'react';
import { keptFiles } from './kept-files.ts';
import { acceptOf, UploadLimitsQuery, type Limits } from './limits.ts';
import { isLitter } from './litter.ts';
import { createUploadQueue, isUnderWay, type Upload, type UploadQueue } from './queue.ts';
import { createSender } from './send-file.ts';

const UploadsContext = createContext<{ queue: UploadQueue; pick: () => void; pickFolder: () => void } | null>(null);

/** The queue, and `pick` and `pickFolder`, which open the system's dialog. */
export function useUploads() {
  const uploads = use(UploadsContext);
  if (uploads === null) throw new Error('useUploads needs an UploadsProvider above it.');
  return uploads;
}

export function useUploadList(): readonly Upload[] {
  const { queue } = useUploads();
  return useSyncExternalStore(queue.subscribe, queue.all);
}

/** How many stand in the drawer: changes far less often than how far they are. */
export function useUploadCount(): number {
  const { queue } = useUploads();
  return useSyncExternalStore(queue.subscribe, () => queue.all().length);
}

/** What may be uploaded, once it is needed. */
export function useUploadLimits(isWanted = true): Limits | null {
  const { data } = useQuery(UploadLimitsQuery, { skip: !isWanted });
  return (data?.uploadLimits as Limits | undefined) ?? null;
}

export function UploadsProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [queue] = useState(() => createUploadQueue({
    send: createSender(client),
    kept: keptFiles,
    // Who cannot learn the limits learns them from the server's answer.
    limits: () => client.query({ query: UploadLimitsQuery }).then(({ data }) => data?.uploadLimits ?? null, () => null),
  }));
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [accept, setAccept] = useState(() => acceptOf(null));

  useEffect(() => {
    // What the browser has kept goes on by itself; only the others would be lost.
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.all().some((upload) => isUnderWay(upload) && !upload.isKept)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [queue]);

  const pick = useCallback(() => {
    input.current?.click();
    void client.query({ query: UploadLimitsQuery }).then(({ data }) => setAccept(acceptOf(data?.uploadLimits ?? null)), () => undefined);
  }, [client]);
  const pickFolder = useCallback(() => folder.current?.click(), []);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void queue.add([...(currentTarget.files ?? [])].filter(({ name }) => !isLitter(name)));
    currentTarget.value = '';
  };
  const value = useMemo(() => ({ queue, pick, pickFolder }), [queue, pick, pickFolder]);

  return (
    <UploadsContext value={value}>
      {children}
      <input ref={input} type="file" multiple hidden accept={accept} aria-label="Files to upload" onChange={take} />
      <input ref={folder} type="file" multiple hidden aria-label="Folder to upload" onChange={take} {...{ webkitdirectory: '' }} />
    </UploadsContext>
  );
}
