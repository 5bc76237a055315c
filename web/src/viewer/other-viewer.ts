import { isShownInFrame } from '@lectern/schemas/files/shown-in-frame.ts';
import type { FunctionComponent } from 'preact';
import type { Failure } from './unavailable/failure.ts';
import type { SharedLink } from './shared-link.ts';

export interface ViewerProps {
  link: SharedLink;
  /** The form that the reader sent before the pages. */
  sentForm?: string | null;
  onClosed(failure: Failure): void;
  /** Shorter in specs. */
  pingEveryMs?: number | undefined;
}

type LoadViewer = () => Promise<FunctionComponent<ViewerProps>>;

/** The viewer of what is not shown page by page, loaded when it is needed; null for pages. */
export function otherViewerOf({ media, presentation }: SharedLink): LoadViewer | null {
  if (isShownInFrame(presentation.presentation_type))
    return () => import('./package/package-viewer.tsx').then((loaded) => loaded.PackageViewer);
  if (media) return () => import('./media/media-viewer.tsx').then((loaded) => loaded.MediaViewer);
  return null;
}
