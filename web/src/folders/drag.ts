import type { DragEvent } from 'react';

const folderType = 'application/x-lectern-folder';
const presentationsType = 'application/x-lectern-presentations';

/** Where something dragged lands: in a folder, or beside it. */
export type DropPlace = 'before' | 'into' | 'after';

export function dragFolder({ dataTransfer }: DragEvent, id: string): void {
  dataTransfer.setData(folderType, id);
  dataTransfer.effectAllowed = 'move';
}

export function dragPresentations({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(presentationsType, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'copy';
}

/** What is dragged over something: its content can be read only when it is dropped. */
export function draggedOver({ dataTransfer: { types } }: DragEvent) {
  if (types.includes(folderType)) return 'folder';
  return types.includes(presentationsType) ? 'presentations' : null;
}

export function droppedFolder({ dataTransfer }: DragEvent): string | null {
  return dataTransfer.getData(folderType) || null;
}

export function droppedPresentations({ dataTransfer }: DragEvent): string[] {
  const text = dataTransfer.getData(presentationsType);
  const ids: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** By the third of the row under the pointer. Presentations only go into folders. */
export function placeOf(event: DragEvent<HTMLElement>): DropPlace {
  if (draggedOver(event) === 'presentations') return 'into';
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / (height || 1);
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
}
