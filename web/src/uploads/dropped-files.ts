import { isSystemFile } from './system-files.ts';

/** The types of the DOM do not tell files from folders. */
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isSystemFile(entry.name)) return [];
  if (isFile(entry))
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const entries: FileSystemEntry[] = [];
  // A reader returns a hundred entries at a time, until none are left.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) break;
    entries.push(...batch);
  }
  return (await Promise.all(entries.map(filesIn))).flat();
}

/**
 * The files of a drop, with folders opened. Call it during the event: its items vanish
 * afterward.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.some((entry) => entry === null)) return [...transfer.files];
  return (await Promise.all(entries.filter((entry) => entry !== null).map(filesIn))).flat();
}
