export interface TreeRow<File> {
  /** Of the folder or file. */
  path: string;
  name: string;
  depth: number;
  /** Null for a folder. */
  file: File | null;
}

/** The rows of a tree of files: each folder before what is in it, folders before files. */
export function treeOf<File extends { name: string }>(
  files: readonly File[],
  isOpen: (folder: string) => boolean,
): TreeRow<File>[] {
  const rows: TreeRow<File>[] = [];
  const walk = (within: readonly File[], folder: string, depth: number) => {
    const folders = new Map<string, File[]>();
    const here: File[] = [];
    for (const file of within) {
      const rest = file.name.slice(folder.length);
      const end = rest.indexOf('/');
      if (end < 0) here.push(file);
      else {
        const path = `${folder}${rest.slice(0, end + 1)}`;
        folders.set(path, [...(folders.get(path) ?? []), file]);
      }
    }
    const byName = new Intl.Collator('en', { numeric: true }).compare;
    for (const [path, inside] of [...folders].toSorted(([a], [b]) => byName(a, b))) {
      rows.push({ path, name: path.slice(folder.length, -1), depth, file: null });
      if (isOpen(path)) walk(inside, path, depth + 1);
    }
    for (const file of here.toSorted((a, b) => byName(a.name, b.name)))
      rows.push({ path: file.name, name: file.name.slice(folder.length), depth, file });
  };
  walk(files, '', 0);
  return rows;
}
