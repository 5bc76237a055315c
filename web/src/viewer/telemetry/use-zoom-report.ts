import { useEffect, useRef } from 'preact/hooks';
import type { RecordEvent } from './telemetry.ts';
import type { Zoom } from '../navigation/zoom.ts';

const settledMs = 800;

/** Reports a zoom once it settles: a pinch passes through hundreds. */
export function useZoomReport(zoom: Zoom, record: RecordEvent, afterMs = settledMs): void {
  const reported = useRef(zoom);
  useEffect(() => {
    if (zoom === reported.current) return undefined;
    const timer = setTimeout(() => {
      reported.current = zoom;
      record('PDF', 'zoom', {
        data: { zoom: zoom === 'fit' ? zoom : Math.round(zoom * 100) / 100 },
      });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [zoom]);
}
