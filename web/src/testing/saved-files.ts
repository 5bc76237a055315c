/** Collects saved files; jsdom cannot save. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (saved.push(file), '#file'),
    revokeObjectURL: () => undefined,
  });
  return saved;
}

export function savedText(file: Blob | undefined): Promise<unknown> {
  if (file === undefined) throw new Error('Nothing was saved');
  const reader = new FileReader();
  reader.readAsText(file);
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
}
