import { useState } from 'react';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { LinksMade, type OneOfMany } from './links-made.tsx';
import { ShareForm } from './share-form.tsx';
import { SheetFrame } from './sheet-frame.tsx';

type ShareSheetProps = {
  /** Null: chosen in the sheet. */ presentations: readonly SharedPresentation[] | null;
  isOpen: boolean;
  onClose: () => void;
  onShared?: () => void;
};

/** Shares presentations with people: one link each, so readers are distinguishable. */
export function ShareSheet({ presentations, isOpen, onClose, onShared }: ShareSheetProps) {
  const [made, setMade] = useState<readonly OneOfMany[] | null>(null);
  const about =
    presentations === null
      ? ''
      : presentations.length === 1
        ? (presentations[0]?.name ?? '')
        : `${presentations.length} presentations`;
  return (
    <SheetFrame
      title={made === null ? 'Share' : 'Shared links'}
      about={about}
      isOpen={isOpen}
      isWide={false}
      whatIsLost="Leave without sharing?"
      onClose={onClose}
      onLeft={() => setMade(null)}
    >
      {({ onDirty, question, tryToClose }) =>
        made === null ? (
          <ShareForm
            presentations={presentations}
            onDirty={onDirty}
            question={question}
            onCancel={tryToClose}
            onMade={(links) => {
              onDirty(false);
              setMade(links);
              onShared?.();
            }}
          />
        ) : (
          <LinksMade links={made} onClose={onClose} />
        )
      }
    </SheetFrame>
  );
}
