/** @jsxImportSource preact */
import { Dialog } from '../ui/dialog.tsx';

/** Shows after five minutes without input; any input closes it and resumes the clock. */
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
