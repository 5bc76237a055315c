import type { PresentationStatus, ProcessingStatus } from '../../gql/graphql.ts';

/** Fields that decide whether it can be shared. */
export type SharedPresentation = {
  id: string;
  name: string;
  status: PresentationStatus;
  pageCount: number | null;
  thumbnailUrl: string | null;
  processing: { status: ProcessingStatus };
  settings: { canBeShared: boolean; canBeSharedLink: boolean };
  /** Only where queried. */
  isInternalUseOnly?: boolean;
};

/** Why no link can be created; undefined if one can. The server checks the same. */
export function whyNoLink({
  processing,
  settings,
  isInternalUseOnly,
}: Pick<SharedPresentation, 'processing' | 'settings' | 'isInternalUseOnly'>): string | undefined {
  if (processing.status === 'FAILED')
    return 'Its pages could not be made, so there is nothing to share';
  if (isInternalUseOnly) return 'It is for internal use only, as its settings say';
  if (!settings.canBeShared) return '“Share” is off in its settings';
  if (!settings.canBeSharedLink) return '“Share by link” is off in its settings';
  return undefined;
}
