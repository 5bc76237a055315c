import type { DragEvent } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { dragPresentations } from '../../../folders/drag.ts';
import { useSelected } from '../selection.ts';

/** Drags a presentation onto a folder, with all that are selected if it is one of them. */
export function useDragItem({ id }: { id: string }) {
  const { can } = useViewer();
  const selected = useSelected();
  if (!can('can_edit_folders')) return {};
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      const chosen = selected();
      dragPresentations(event, chosen.has(id) ? [...chosen.keys()] : [id]);
    },
  };
}
