import { liveSentence } from '../attention-strip/sentence.ts';

/** Below a strip: who reads now, but not the pages that are drawn. */
export function EarlierReaders({ count }: { count: number }) {
  if (count === 0) return null;
  return <small className="cut dim" style={{ display: 'block', marginTop: 4 }} title={liveSentence([], count, count)}>{count.toLocaleString('en')} in an earlier version</small>;
}
