import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The quiet zone the standard requires. */
const quietZone = 4;

function drawn(url: string) {
  const code = generate(url);
  return {
    path: toSvgPath(code),
    box: `${-quietZone} ${-quietZone} ${code.size + 2 * quietZone} ${code.size + 2 * quietZone}`,
  };
}

/** A URL as a QR code: dark on white in both themes for scanners. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { path, box } = drawn(url);
  return (
    <svg viewBox={box} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-quietZone} y={-quietZone} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#14181f" />
    </svg>
  );
}

export function qrSvgUrl(url: string): string {
  const { path, box } = drawn(url);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="512" height="512" shape-rendering="crispEdges"><rect x="${-quietZone}" y="${-quietZone}" width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#14181f"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
