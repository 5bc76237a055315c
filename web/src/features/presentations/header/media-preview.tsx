import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callEdge } from '../../../edge/edge-fetch.ts';
import { problemOf } from '../../../edge/problem.ts';
import { Note } from '../../../ui/states/note.tsx';
import type { ShownPresentation } from '../shown-presentation.ts';
import styles from './preview.module.css';
import { texts } from './texts.ts';

type MediaPreviewProps = { presentation: ShownPresentation };

/** A film or sound, played; of other websites what stands for them, with the way there. */
export function MediaPreview({
  presentation: { id, name, media, thumbnailUrl, pages },
}: MediaPreviewProps) {
  const url = media?.url ?? null;
  const { signedUrl, problem } = useSignedUrl(id, url === null);
  const poster = pages[0]?.pictureUrl ?? thumbnailUrl ?? undefined;
  if (url !== null)
    return (
      <div className={styles['site']}>
        {poster === undefined ? null : <img src={poster} alt="" />}
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink aria-hidden="true" />}
        >
          {texts.openSite({ host: new URL(url).host })}
        </Button>
      </div>
    );
  return (
    <>
      {problem === null ? null : (
        <Note isBad title={texts.notPlayed}>
          {problem}
        </Note>
      )}
      {signedUrl === null ? null : media?.kind === 'AUDIO' ? (
        <audio src={signedUrl} controls aria-label={name} />
      ) : (
        <video src={signedUrl} poster={poster} controls playsInline aria-label={name} />
      )}
    </>
  );
}

/** Good for an hour. */
function useSignedUrl(id: string, isWanted: boolean) {
  const [signedUrl, setSignedUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    callEdge<{ data: { signed_url: string } }>(`/api/presentations/${id}/signed`, {
      signal: left.signal,
    }).then(
      ({ data }) => setSignedUrl(data.signed_url),
      (error: unknown) => {
        if (!left.signal.aborted) setProblem(problemOf(error).message);
      },
    );
    return () => left.abort();
  }, [id, isWanted]);
  return { signedUrl, problem };
}
