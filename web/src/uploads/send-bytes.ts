import type { DetailedError, Upload } from 'tus-js-client';
import { csrfToken, edgeUrl, problemFrom, renewToken, type ErrorBody } from '../edge/edge-fetch.ts';
import { unreachable } from '../edge/problem.ts';
import { retryUntilDone, type RetryableFailure } from './retry.ts';
import { texts } from './texts.ts';

/** Bytes per request: small enough for slow lines before servers and proxies time out. */
const CHUNK_BYTES = 32 * 1024 ** 2;
/** Treats a line without progress for this long as dead. */
const STALL_MS = 30_000;
/** The server joins the parts after the last byte. */
const CLOSING_MS = 5 * 60_000;

const retryableStatuses = new Set([408, 409, 423, 429]);

export type Sending = {
  /** Where an earlier attempt started. */
  url: string | null;
  onUrl: (url: string) => void;
  onProgress: (sent: number) => void;
  onCut: (isCut: boolean) => void;
};

class Refusal extends Error {
  readonly trouble: RetryableFailure;

  constructor(trouble: RetryableFailure) {
    super(texts.theUploadWasRefused);
    this.trouble = trouble;
  }
}

function parsed(text: string): ErrorBody | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Cuts, busy servers and stale tokens are temporary; refusals are not. */
async function refusalOf(error: Error | DetailedError): Promise<Refusal> {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (response == null || status === 0)
    return new Refusal({ passes: true, isUnreachable: true, error: unreachable() });
  const body = parsed(response.getBody());
  const isOldToken = status === 403 && body?.code === 'CSRF';
  if (isOldToken) await renewToken().catch(() => undefined);
  const retryAfter = response.getHeader('retry-after') ?? null;
  return new Refusal({
    passes: isOldToken || retryableStatuses.has(status) || status >= 500,
    isUnreachable: false,
    error: problemFrom(status, body, retryAfter),
    ...(retryAfter !== null && { retryAfterMs: Number(retryAfter) * 1000 || 0 }),
  });
}

/**
 * Uploads a file by tus and resumes after every cut.
 * @returns the receipt for publishing
 * @throws Problem for a refusal; the signal's reason after it told the server to forget the
 * upload
 */
export async function sendBytes(
  file: File,
  { url, onUrl, onProgress, onCut }: Sending,
  signal: AbortSignal,
): Promise<string> {
  const tus = await import('tus-js-client');
  let receipt: string | null = null;
  let reached = 0;
  let before = 0;
  let settle: { resolve: () => void; reject: (error: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(cut, reached < file.size ? STALL_MS : CLOSING_MS);
  };
  const cut = () => {
    void upload.abort().catch(() => undefined);
    settle.reject(new Refusal({ passes: true, isUnreachable: true, error: unreachable() }));
  };
  const upload: Upload = new tus.Upload(file, {
    endpoint: edgeUrl('/api/uploads'),
    uploadUrl: url,
    metadata: { filename: file.name, filetype: file.type || 'application/octet-stream' },
    chunkSize: CHUNK_BYTES,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => request.setHeader('x-csrf-token', csrfToken()),
    onAfterResponse: (_request, response) => {
      receipt = response.getHeader('upload-receipt') ?? receipt;
      onCut(false);
      watch();
    },
    onUploadUrlAvailable: () => {
      if (upload.url !== null) onUrl(upload.url);
    },
    onProgress: (sent) => {
      reached = sent;
      watch();
      onProgress(sent);
    },
    onSuccess: () => settle.resolve(),
    onError: (error) => void refusalOf(error).then((refusal) => settle.reject(refusal)),
  });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
      watch();
      upload.start();
    }).finally(() => clearTimeout(timer));
  const stop = () => {
    void upload.abort(true).catch(() => undefined);
    settle.reject(signal.reason as Error);
  };

  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  window.addEventListener('offline', cut);
  try {
    await retryUntilDone(once, signal, {
      failureOf: (error) =>
        error instanceof Refusal ? error.trouble : { passes: false, isUnreachable: false, error },
      onCut,
      hasProgressed: () => {
        const has = reached > before;
        before = reached;
        return has;
      },
    });
  } finally {
    signal.removeEventListener('abort', stop);
    window.removeEventListener('offline', cut);
  }
  if (receipt === null) throw problemFrom(502, null);
  return receipt;
}
