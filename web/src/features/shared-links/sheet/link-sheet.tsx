import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { emptyDraft, inputOf, type Draft } from './draft.ts';
import { LinkForm } from './link-form.tsx';
import { LinkReady, type MadeLink } from './link-ready.tsx';
import { SharePresentationMutation } from '../of-presentation/shared-links.graphql.ts';
import { SheetFrame } from './sheet-frame.tsx';

type LinkSheetProps = { presentation: SharedPresentation; isOpen: boolean; onClose: () => void };

/** Creates a link with all its settings. */
export function LinkSheet({ presentation, isOpen, onClose }: LinkSheetProps) {
  const [made, setMade] = useState<MadeLink | null>(null);
  const [share] = useMutation(SharePresentationMutation, { refetchQueries: ['PresentationLinks'] });
  async function save(draft: Draft) {
    const chosen = inputOf(draft, emptyDraft);
    const { data } = await share({
      variables: {
        id: presentation.id,
        input: {
          ...chosen,
          name: chosen.name ?? null,
          alias: chosen.alias ?? null,
          expiresAt: chosen.expiresAt ?? null,
        },
      },
    });
    if (data) setMade({ ...data.sharePresentation, accessCode: draft.accessCode });
  }
  return (
    <SheetFrame
      title={made === null ? 'New shared link' : 'Shared link'}
      about={presentation.name}
      isOpen={isOpen}
      isWide={made === null}
      whatIsLost="Leave without making the link?"
      onClose={onClose}
      onLeft={() => setMade(null)}
    >
      {({ onDirty, question, tryToClose }) =>
        made === null ? (
          <LinkForm
            presentation={presentation}
            before={emptyDraft}
            linkId={null}
            submitWord="Create link"
            onDirty={onDirty}
            onSave={async (draft) => {
              await save(draft);
              onDirty(false);
            }}
            onCancel={tryToClose}
            question={question}
          />
        ) : (
          <LinkReady
            link={made}
            presentation={presentation}
            onAnother={() => setMade(null)}
            onClose={onClose}
          />
        )
      }
    </SheetFrame>
  );
}
