import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import { storedFiles } from './stored-files.ts';
import { acceptOf, UploadLimitsQuery, type Limits } from './limits.ts';
import { isSystemFile } from './system-files.ts';
import { UploadQueue } from './queue.ts';
import { createSender } from './send-file.ts';
import { isUnderWay, type Replaced, type Upload } from './upload.ts';
import { texts } from './texts.ts';

type Uploads = {
  queue: UploadQueue;
  pick: () => void;
  pickFolder: () => void;
  /** Chooses a replacement for a presentation's file. */
  pickFor: (replaced: Replaced) => void;
  /** The page's presentation, whose file a drop may replace. */
  shown: Replaced | null;
  setShown: (shown: Replaced | null) => void;
};

const UploadsContext = createContext<Uploads | null>(null);

/** The queue; `pick` and `pickFolder` open the file dialog. */
export function useUploads() {
  const uploads = use(UploadsContext);
  if (uploads === null) throw new Error('useUploads needs an UploadsProvider above it.');
  return uploads;
}

export function useUploadList(): readonly Upload[] {
  const { queue } = useUploads();
  return useSyncExternalStore(queue.subscribe, queue.all);
}

/** Lets drops on this page replace its file. */
export function useReplaceable(id: string, name: string, isReplaceable: boolean) {
  const { setShown } = useUploads();
  useEffect(() => {
    if (!isReplaceable) return undefined;
    setShown({ id, name });
    return () => setShown(null);
  }, [id, name, isReplaceable, setShown]);
}

/** The number of uploads; rerenders less often than progress. */
export function useUploadCount(): number {
  const { queue } = useUploads();
  return useSyncExternalStore(queue.subscribe, () => queue.all().length);
}

export function useUploadLimits(isWanted = true): Limits | null {
  const { data } = useQuery(UploadLimitsQuery, { skip: !isWanted });
  return data?.uploadLimits ?? null;
}

type UploadsProviderProps = { children: ReactNode };

function useUploadPicker() {
  const client = useApolloClient();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: createSender(client),
        storedFiles,
        // Without limits, the server's answer decides.
        limits: () =>
          client.query({ query: UploadLimitsQuery }).then(
            ({ data }) => data?.uploadLimits ?? null,
            () => null,
          ),
      }),
  );
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLInputElement>(null);
  const replaced = useRef<Replaced | null>(null);
  const [shown, setShown] = useState<Replaced | null>(null);
  const [accept, setAccept] = useState(() => acceptOf(null));

  useEffect(() => queue.open(), [queue]);
  useEffect(() => {
    // Stored files resume by themselves; only the others would be lost.
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.all().some((upload) => isUnderWay(upload) && !upload.isStored))
        event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [queue]);

  const learn = useCallback(
    () =>
      void client.query({ query: UploadLimitsQuery }).then(
        ({ data }) => setAccept(acceptOf(data?.uploadLimits ?? null)),
        () => undefined,
      ),
    [client],
  );
  const pick = useCallback(() => {
    input.current?.click();
    learn();
  }, [learn]);
  const pickFor = useCallback(
    (of: Replaced) => {
      replaced.current = of;
      another.current?.click();
      learn();
    },
    [learn],
  );
  const pickFolder = useCallback(() => folder.current?.click(), []);
  const onFilesChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void queue.add([...(currentTarget.files ?? [])].filter(({ name }) => !isSystemFile(name)));
    currentTarget.value = '';
  };
  const onReplacementChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void queue.add([...(currentTarget.files ?? [])], replaced.current);
    currentTarget.value = '';
  };
  const value = useMemo(
    () => ({ queue, pick, pickFolder, pickFor, shown, setShown }),
    [queue, pick, pickFolder, pickFor, shown],
  );
  return { input, folder, another, accept, onFilesChosen, onReplacementChosen, value };
}

export function UploadsProvider(props: UploadsProviderProps) {
  const { children } = props;
  const picker = useUploadPicker();
  return (
    <UploadsContext value={picker.value}>
      {children}
      <input
        ref={picker.input}
        type="file"
        multiple
        hidden
        accept={picker.accept}
        aria-label={texts.filesToUpload}
        onChange={picker.onFilesChosen}
      />
      <input
        ref={picker.another}
        type="file"
        hidden
        accept={picker.accept}
        aria-label={texts.fileThatReplacesTheOne}
        onChange={picker.onReplacementChosen}
      />
      <input
        ref={picker.folder}
        type="file"
        multiple
        hidden
        aria-label={texts.folderToUpload}
        onChange={picker.onFilesChosen}
        {...{ webkitdirectory: '' }}
      />
    </UploadsContext>
  );
}
