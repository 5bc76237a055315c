/** Customers' files may do nothing in a browser but be shown (DESIGN §7). */
export const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*', // No cookies here: the URL is the permission.
  'access-control-expose-headers': 'content-range, content-length, accept-ranges',
} as const;

/** A PDF is opened by itself where a link leads straight to it: browsers show none in a sandbox (ADR 15). */
export const pdfHeaders = {
  ...headers,
  'content-security-policy': "frame-ancestors 'none'",
} as const;
