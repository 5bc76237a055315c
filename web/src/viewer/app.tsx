/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ClosedPage } from './unavailable/closed-page.tsx';
import type { Failure } from './unavailable/failure.ts';
import { loadFonts } from './styles/fonts.ts';
import { Gates, isGatedLink } from './gate/gates.tsx';
import { useLazy } from './ui/lazy.ts';
import { WaitingPage } from './unavailable/waiting-page.tsx';
import { remember, remembered } from './unavailable/remembered.ts';
import { requestLink, type LinkAnswer } from './shared-link.ts';
import { otherViewerOf } from './other-viewer.ts';
import { Trackers } from './package/trackers.tsx';
import { Viewer } from './viewer.tsx';

interface AppProps {
  opened: LinkAnswer;
  /** From the URL, for another request. */
  token: string;
  pingEveryMs?: number;
  /** Shorter in specs. */
  preparedEveryMs?: number;
}

const retryMs = 4_000;
/** A document that is being prepared is no visit yet. */
const preparedMs = 8_000;

/** The viewer's states: gates, waiting, reading, closed. */
export function App({ opened, token, pingEveryMs, preparedEveryMs = preparedMs }: AppProps) {
  const [answer, setAnswer] = useState(opened);
  const [known, setKnown] = useState(remembered);
  const link = answer.kind === 'open' ? answer.link : undefined;
  const [sentForm, setSentForm] = useState<string | null>(null);
  const isGated = link !== undefined && isGatedLink(link);
  const isDirect = link?.is_direct === true && !isGated;
  const hasPages = link !== undefined && !isGated && !isDirect && link.page_count > 0;
  const isPreparing = isBeingPrepared(answer);
  const isWaiting =
    isPreparing ||
    answer.kind === 'unreachable' ||
    answer.kind === 'busy' ||
    (link?.page_count === 0 && !isGated && !isDirect);
  const loadOther = hasPages ? otherViewerOf(link) : null;
  const OtherViewer = useLazy(loadOther !== null, loadOther ?? neverLoaded);

  const request = async (hitUuid = link?.hit_uuid, consent = link?.hit.consent ?? null) => {
    const next = await requestLink(token, hitUuid);
    const isLost = next.kind === 'unreachable' || next.kind === 'busy';
    if (next.kind === 'open')
      setAnswer({
        kind: 'open',
        link: {
          ...next.link,
          hit: { ...next.link.hit, consent: next.link.hit.consent ?? consent },
        },
      });
    // The same page stays, so that nothing is read out twice.
    else if (isPreparing && (isLost || isBeingPrepared(next))) setAnswer({ ...answer });
    else setAnswer(isLost && link ? { ...answer } : next);
    return !isLost;
  };
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(
      () => void request(),
      answer.kind === 'busy' ? answer.seconds * 1000 : isPreparing ? preparedEveryMs : retryMs,
    );
    return () => clearTimeout(timer);
  }, [answer]);
  useEffect(() => {
    if (!link) return;
    document.title = link.presentation.name;
    if (isGated) return;
    setKnown(remember(link));
    if (isDirect) location.replace(link.signed_url);
  }, [link]);
  useEffect(() => {
    if (!hasPages) loadFonts();
  }, [hasPages]);

  const onClosed = (failure: Failure) => setAnswer({ kind: 'closed', failure });
  if (answer.kind === 'closed')
    return <ClosedPage failure={answer.failure} token={token} known={known} />;
  if (link && isGated)
    return (
      <Gates
        link={link}
        onPassed={({ hitUuid, consent }) => request(hitUuid, consent ?? link.hit.consent)}
        onClosed={onClosed}
        onSentForm={setSentForm}
      />
    );
  if (!link || !hasPages) return <WaitingPage answer={answer} />;
  const props = { link, onClosed, pingEveryMs, sentForm };
  const Shown = loadOther ? OtherViewer : Viewer;
  return (
    <>
      {Shown && <Shown {...props} />}
      <Trackers link={link} />
    </>
  );
}

const neverLoaded = () => Promise.reject(new Error('Nothing else is shown'));

function isBeingPrepared(answer: LinkAnswer): boolean {
  return answer.kind === 'closed' && answer.failure.isPreparing === true;
}
