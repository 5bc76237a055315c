/** Media types by extension: those that web pages consist of. Everything else is downloaded, never guessed. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  opf: 'application/xml',
  ncx: 'application/xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  csv: 'text/csv',
  svg: 'image/svg+xml',
  png: 'image/png',
  apng: 'image/apng',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  cur: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
};

export function extensionOf(path: string): string {
  return /\.([a-z\d]{1,12})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

export function mediaTypeOf(path: string): string {
  return types[extensionOf(path)] ?? 'application/octet-stream';
}

export const isHtml = (path: string) => /^(html?|xhtml)$/.test(extensionOf(path));

/** Texts that can be edited: javascript, xml, json, css, html, plain text (content §3, File). */
export function isEditable(mimeType: string): boolean {
  return /^(text\/(javascript|xml|css|html|plain)|application\/(javascript|xml|json|xhtml\+xml))$/.test(
    mimeType,
  );
}
