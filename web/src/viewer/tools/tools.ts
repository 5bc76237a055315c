import type { SharedLink } from '../shared-link.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { View } from '../navigation/layout.ts';
import type { Zoom } from '../navigation/zoom.ts';

/** Data and actions of the toolbar and its menu. */
export interface Tools {
  link: SharedLink;
  page: number;
  /** The first page is there: what may be needed next can load. */
  isTime: boolean;
  zoom: Zoom;
  scale: number;
  view: View;
  isRailOpen: boolean;
  fullScreen: FullScreen;
  onPage(page: number): void;
  onZoomStep(direction: 1 | -1): void;
  onZoom(zoom: Zoom): void;
  onView(change: Partial<View>): void;
  /** Null for a single page without contents. */
  onRail: (() => void) | null;
  onFind(): void;
  /** Null if the settings forbid it. */
  onDownload: (() => void) | null;
  onPrint: (() => void) | null;
  onForward: (() => void) | null;
}
