import type { PresentationStatus, ProcessingStatus } from '../../gql/graphql.ts';
import { texts } from './texts.ts';

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
  if (processing.status === 'FAILED') return texts.pagesFailed;
  if (isInternalUseOnly) return texts.internalOnly;
  if (!settings.canBeShared) return texts.shareIsOff;
  if (!settings.canBeSharedLink) return texts.shareByLinkIsOff;
  return undefined;
}
