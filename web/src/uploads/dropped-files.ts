import { isSystemFile } from './system-files.ts';

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isSystemFile(entry.name)) return [];
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      ),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
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
 * afterwards.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.some((entry) => entry === null)) return [...transfer.files];
  return (await Promise.all(entries.filter((entry) => entry !== null).map(filesIn))).flat();
}
