import { isExpired, isReleased } from './dates.ts';
import type { DeletedPresentation, LivePresentation } from './state.ts';

/** What a person may do with a presentation (content §3: the flags; accounts §6: the permissions). */
export interface Rights {
  edit: boolean;
  delete: boolean;
  chooseThumbnail: boolean;
  share: boolean;
  shareByLink: boolean;
  shareBySpace: boolean;
  shareByText: boolean;
  export: boolean;
  print: boolean;
  annotate: boolean;
  present: boolean;
  fax: boolean;
  rate: boolean;
}

/** The owner and editors have the file anyway, so they may save and print it without a flag. */
export function rightsOf(
  facts: LivePresentation | DeletedPresentation,
  { isEditor, isOwner }: { isEditor: boolean; isOwner: boolean },
  now: string,
): Rights {
  if (facts.status !== 'present') return none;
  const { settings } = facts;
  const isOpen = facts.publication === 'ACTIVE' && isReleased(facts, now) && !isExpired(facts, now);
  const share = isOpen && settings.canBeShared && !facts.isInternalUseOnly;
  const isTheirs = isEditor || isOwner;
  return {
    edit: isEditor,
    delete: isEditor && !facts.isProtected,
    chooseThumbnail: isTheirs,
    share,
    shareByLink: share && settings.canBeSharedLink,
    shareBySpace: share && settings.canBeSharedSpace,
    shareByText: share && settings.canBeSharedText,
    export: isTheirs || settings.canBeExported,
    print: isTheirs || settings.canBePrintedByUser,
    annotate: settings.canBeAnnotated,
    present: settings.canBePresentedByUser,
    fax: share && settings.canBeFaxed,
    rate: isOpen && facts.isRateable,
  };
}

export const none: Rights = {
  edit: false,
  delete: false,
  chooseThumbnail: false,
  share: false,
  shareByLink: false,
  shareBySpace: false,
  shareByText: false,
  export: false,
  print: false,
  annotate: false,
  present: false,
  fax: false,
  rate: false,
};
