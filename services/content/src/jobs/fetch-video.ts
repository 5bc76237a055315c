import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { JobRun } from '@lectern/kernel/jobs/job-kind.ts';
import { detectTypeOfFile } from '@lectern/kernel/files/detect-type.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { OutboundError } from '@lectern/kernel/network/outbound-error.ts';
import { outboundFetch } from '@lectern/kernel/network/outbound-fetch.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import { ConversionError, conversionFailed } from '../conversion/conversion-error.ts';
import { problems } from '../problems.ts';
import { Presentation } from '../presentation/presentation.ts';
import type { PresentationFile } from '../presentation/state.ts';
import { nameIn } from '../website/address-file.ts';
import type { ProcessingReport } from './processing-report.ts';

const WHOLE_MS = 60 * 60_000;
/** Between two parts of the answer. */
const SILENCE_MS = 30_000;
const REDIRECTS = 5;

interface Fetching {
  run: JobRun<{ presentationId: string; fileId: string; request: number }>;
  work: { teamId: string; file: PresentationFile };
  /** A folder of its own. */
  home: string;
  signal: AbortSignal;
  report: ProcessingReport;
}

/**
 * Fetches the film at the URL that the file is, and puts it in the file's place.
 * @throws ConversionError with a sentence for people
 */
export async function fetchVideo({ run, work, home, signal, report }: Fetching): Promise<void> {
  const { blobs } = run.context.engines;
  const stored = await blobs.get(work.file.blobKey);
  if (!stored) throw conversionFailed('lost');
  const url = await text(stored.body);
  const path = join(home, 'fetched');
  const { digest, size } = await download(url, path, { run, signal, report });
  const detected = await detectTypeOfFile(path, 'presentation');
  if (!detected.isAccepted || (detected.type !== 'Video' && detected.type !== 'Audio'))
    throw new ConversionError('not-a-pdf', problems.notAVideo);
  const { type: presentationType, mimeType, extension } = detected;
  const fileId = newId();
  const blobKey = originalKey(work.teamId, fileId);
  await blobs.put(blobKey, createReadStream(path), 'application/octet-stream');
  const name = nameIn(url) || work.file.name;
  signal.throwIfAborted();
  const file = { fileId, blobKey, name, size, digest, mimeType, extension };
  await run.context.execute(Presentation, run.data.presentationId, {
    type: 'CompleteFetching',
    ...run.data,
    replacement: { file, presentationType },
  });
}

async function download(
  url: string,
  path: string,
  { run, signal, report }: Pick<Fetching, 'run' | 'signal' | 'report'>,
): Promise<{ digest: string; size: number }> {
  const { settings, logger } = run.context.engines;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('It went silent')), SILENCE_MS);
  const get = outboundFetch({
    settings,
    redirects: REDIRECTS,
    timeoutMs: WHOLE_MS,
    maxBytes: settings.LECTERN_UPLOAD_LIMIT,
  });
  try {
    const answer = await get(url, { signal: AbortSignal.any([signal, silence.signal]) });
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      throw unreachable(problems.videoAnswered({ status: answer.status }));
    }
    const expected = Number(answer.headers.get('content-length') ?? Number.NaN);
    const hash = createHash('sha256');
    let size = 0;
    const watched = new Transform({
      transform(part: Buffer, _, done) {
        timer.refresh();
        hash.update(part);
        size += part.length;
        report.fetched(expected > 0 ? Math.min(100, Math.floor((100 * size) / expected)) : null);
        done(null, part);
      },
    });
    await pipeline(answer.body, watched, createWriteStream(path));
    return { digest: hash.digest('hex'), size };
  } catch (error) {
    signal.throwIfAborted();
    if (silence.signal.aborted) throw unreachable(problems.videoSilent);
    if (!(error instanceof OutboundError)) throw error;
    logger.info({ reason: error.reason, message: error.message }, 'A video was not fetched');
    throw error.reason === 'TOO_LARGE'
      ? new ConversionError('unpacks-too-large', problems.videoTooLarge)
      : unreachable();
  } finally {
    clearTimeout(timer);
  }
}

function unreachable(sentence: string = problems.videoNotFetched): ConversionError {
  return new ConversionError('unreachable', sentence);
}
