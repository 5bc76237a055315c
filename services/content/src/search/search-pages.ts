import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { TextMatch } from '@lectern/kernel/store/texts-port.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { wordsOf } from '@lectern/schemas/text/words.ts';
import { requestMissingTexts } from './missing-texts.ts';
import { pageUrl } from '../graphql/page-url.ts';
import { rowOf, type PresentationRow } from '../graphql/presentation-row.ts';
import { Presentation } from '../presentation/presentation.ts';
import { excerptOf, type ExcerptPart } from './excerpt.ts';
import { countWords, searchWordsOf, type SearchWords } from './search-words.ts';

/** Pages that are compared at once; of more, the newest are. */
const COMPARED = 200;
/** Where the caller may see few of the pages that match. */
const MOST_LOOKED_AT = 2_000;

export interface PageMatch {
  presentation: PresentationRow;
  page: number;
  thumbnailUrl: string;
  excerpt: ExcerptPart[];
}

/**
 * Pages of the presentations that the caller sees and that may be found by their text, best first: those that have the
 * text word for word, then those that have the words most often.
 */
export async function searchPages(
  context: ServiceContext,
  text: string,
  limit: number,
): Promise<PageMatch[]> {
  if (await context.texts.isEmpty()) await requestMissing(context);
  const search = searchWordsOf(text);
  const presentationOf = presentationsByFile(context);
  const found: PageMatch[] = [];
  for (let skip = 0; skip < MOST_LOOKED_AT && found.length < limit; skip += COMPARED) {
    const matches = await context.texts.search({ ...search, limit: COMPARED, skip });
    for (const { ownerId, number, text: pageText } of bestFirst(matches, search)) {
      const presentation = await presentationOf(ownerId);
      if (presentation === null) continue;
      found.push({
        presentation,
        page: number,
        thumbnailUrl: pageUrl(presentation.id, ownerId, 'thumbnails', number),
        excerpt: excerptOf(pageText, search),
      });
      if (found.length === limit) break;
    }
    if (matches.length < COMPARED) break;
  }
  return found;
}

/** After a restore, or a move into a cluster. */
async function requestMissing(context: ServiceContext): Promise<void> {
  const teamId = 'teamId' in context.claims ? context.claims.teamId : null;
  if (teamId !== null) await requestMissingTexts(context.asSystem(teamId), teamId);
}

/** Which presentation of the caller's shows a file now; each file is looked up once. */
function presentationsByFile(context: ServiceContext) {
  const known = new Map<string, Promise<PresentationRow | null>>();
  const look = async (fileId: string): Promise<PresentationRow | null> => {
    const where = { fileId, isDeleted: false };
    const rows = await context.view(Presentation).find({ list: 'byFile', where, limit: 20 });
    return rows.map(rowOf).find((row) => row?.canBeUsedInHaystack === true) ?? null;
  };
  return (fileId: string) => {
    const looked = known.get(fileId) ?? look(fileId);
    known.set(fileId, looked);
    return looked;
  };
}

function bestFirst(matches: readonly TextMatch[], search: SearchWords): TextMatch[] {
  return matches
    .map((match) => ({ match, score: scoreOf(match.text, search) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ match }) => match);
}

function scoreOf(text: string, search: SearchWords): number {
  const words = wordsOf(text);
  // Above any share of words.
  const isVerbatim = search.phrase.includes(' ') && fold(text).includes(search.phrase);
  return countWords(search, words) / (words.length + 20) + (isVerbatim ? 1 : 0);
}
