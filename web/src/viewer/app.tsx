/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ClosedPage } from './closed-page.tsx';
import type { Failure } from './failure.ts';
import { loadFonts } from './fonts.ts';
import { NothingYet } from './nothing-yet.tsx';
import { remember, remembered } from './remembered.ts';
import { requestLink, type LinkAnswer } from './shared-link.ts';
import { Viewer } from './viewer.tsx';

interface AppProps {
  opened: LinkAnswer;
  /** Of the address, for asking again. */
  token: string;
  pingEveryMs?: number;
}

const askAgainMs = 4_000;

/** From the first answer to the last: waiting for a connection or for pages, reading, closed. */
export function App({ opened, token, pingEveryMs }: AppProps) {
  const [answer, setAnswer] = useState(opened);
  const [known, setKnown] = useState(remembered);
  const link = answer.kind === 'open' ? answer.link : undefined;
  const isWaiting = answer.kind === 'unreachable' || link?.page_count === 0;
  const hasPages = link !== undefined && link.page_count > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      void requestLink(token, link?.hit_uuid).then((next) => setAnswer(next.kind === 'unreachable' && link ? { ...answer } : next));
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [answer]);
  useEffect(() => {
    if (!link) return;
    document.title = link.presentation.name;
    setKnown(remember(link));
  }, [link]);
  useEffect(() => {
    if (!hasPages) loadFonts();
  }, [hasPages]);

  const onClosed = (failure: Failure) => setAnswer({ kind: 'closed', failure });
  if (answer.kind === 'closed') return <ClosedPage failure={answer.failure} known={known} />;
  if (!link || !hasPages) return <NothingYet link={link} />;
  return <Viewer link={link} onClosed={onClosed} pingEveryMs={pingEveryMs} />;
}
