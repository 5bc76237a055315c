import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createUploadQueue, type Upload, type UploadQueue } from './queue.ts';
import { sendFile } from './send-file.ts';

const UploadsContext = createContext<{ queue: UploadQueue; pick: () => void } | null>(null);

/** The queue, and `pick`, which opens the system's file dialog. */
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

const isUnderWay = ({ state }: Upload) => state.is === 'waiting' || state.is === 'sending';

export function UploadsProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => createUploadQueue(sendFile));
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.all().some(isUnderWay)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [queue]);

  return (
    <UploadsContext value={{ queue, pick: () => input.current?.click() }}>
      {children}
      <input
        ref={input} type="file" multiple hidden accept=".pdf,application/pdf" aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          queue.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </UploadsContext>
  );
}
