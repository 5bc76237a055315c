import { useState } from 'react';
import type { CreateLinkSheet } from '../../../shared/presentation/create-link.tsx';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { CreateForm, type Created } from './create-form.tsx';
import { LinkReady } from './link-ready.tsx';
import { LinksMade } from './links-made.tsx';
import { SheetFrame } from './sheet-frame.tsx';

function titleOf(created: Created | null, presentations: readonly SharedPresentation[] | null) {
  if (created !== null) return 'link' in created ? 'Shared link' : 'Shared links';
  return presentations !== null && presentations.length > 1
    ? 'New shared links'
    : 'New shared link';
}

/** Creates links: one, one for each person, or one for each of several presentations. */
export const LinkSheet: CreateLinkSheet = ({ presentations, isOpen, onClose }) => {
  const [created, setCreated] = useState<Created | null>(null);
  const [first] = presentations ?? [];
  const about =
    presentations === null
      ? ''
      : presentations.length === 1
        ? (first?.name ?? '')
        : `${presentations.length} presentations`;
  return (
    <SheetFrame
      title={titleOf(created, presentations)}
      about={created !== null && 'link' in created ? created.presentation.name : about}
      isOpen={isOpen}
      isWide={created === null}
      discardQuestion="Discard this link?"
      onClose={onClose}
      onLeft={() => setCreated(null)}
    >
      {({ onDirty, question, tryToClose }) =>
        created === null ? (
          <CreateForm
            presentations={presentations}
            onDirty={onDirty}
            onCreated={(links) => {
              onDirty(false);
              setCreated(links);
            }}
            onCancel={tryToClose}
            question={question}
          />
        ) : 'link' in created ? (
          <LinkReady
            link={created.link}
            presentation={created.presentation}
            onAnother={() => setCreated(null)}
            onClose={onClose}
          />
        ) : (
          <LinksMade links={created.links} onClose={onClose} />
        )
      }
    </SheetFrame>
  );
};
