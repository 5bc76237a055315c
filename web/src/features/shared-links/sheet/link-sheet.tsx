import { useState } from 'react';
import type { CreateLinkSheet } from '../../../shared/presentation/create-link.tsx';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { CreateForm, type Created } from './create-form.tsx';
import { LinkReady } from './link-ready.tsx';
import { LinksMade } from './links-made.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

function titleOf(created: Created | null, presentations: readonly SharedPresentation[] | null) {
  if (created !== null) return 'link' in created ? texts.sharedLink : common.sharedLinks;
  return presentations !== null && presentations.length > 1
    ? texts.newSharedLinks
    : texts.newSharedLink;
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
        : texts.presentationsCount({ presentations: presentations.length });
  return (
    <SheetFrame
      title={titleOf(created, presentations)}
      about={created !== null && 'link' in created ? created.presentation.name : about}
      isOpen={isOpen}
      isWide={created === null}
      discardQuestion={texts.discardThisLink}
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
