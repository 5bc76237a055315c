/** @jsxImportSource preact */
import { Dialog } from '../ui/dialog.tsx';

/** After five minutes without input. Any key, touch or move of the pointer answers it: the clock runs again by itself. */
export function IdleDialog({ page }: { page: number }) {
  return (
    <Dialog title="Still there?" class="is-small">
      <p>{`Your place is kept at page ${page}.`}</p>
      <button class="primary" type="button">
        Keep reading
      </button>
    </Dialog>
  );
}
