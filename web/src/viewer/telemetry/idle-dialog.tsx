/** @jsxImportSource preact */
import { Dialog } from '../ui/dialog.tsx';
import { text } from '../texts/texts.ts';

/** Shows after five minutes without input; any input closes it and the clock goes on. */
export function IdleDialog({ page, onKeep }: { page: number; onKeep(): void }) {
  return (
    <Dialog title={text('stillThere')} class="is-small">
      <p>{text('placeIsKept', { page })}</p>
      <button class="primary" type="button" onClick={onKeep}>
        {text('keepReading')}
      </button>
    </Dialog>
  );
}
