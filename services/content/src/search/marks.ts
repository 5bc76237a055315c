import type { Box } from '../conversion/text/text-runs.ts';
import { hasWord, type SearchWords } from './search-words.ts';
import type { StoredText } from './stored-text.ts';

/** Where the words that were looked for are on a page, in shares of its width and height. */
export function marksOn(page: StoredText, search: SearchWords): Box[] {
  return page.runs.flatMap((run) => {
    const parts = run.text.split(/\s+/u).filter(Boolean);
    // Runs of other writing directions have no places of words.
    const boxes = run.words?.length === 2 * parts.length ? run.words : null;
    if (boxes === null) return hasWord(search, run.text) ? [shareOf(page, run)] : [];
    return parts.flatMap((part, index) => {
      const [x = run.x, width = run.width] = boxes.slice(2 * index);
      return hasWord(search, part) ? [shareOf(page, { ...run, x, width })] : [];
    });
  });
}

function shareOf(page: StoredText, { x, y, width, height }: Box): Box {
  return {
    x: x / page.width,
    y: y / page.height,
    width: width / page.width,
    height: height / page.height,
  };
}
