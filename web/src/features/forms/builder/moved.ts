import type { DraftPage } from './draft.ts';

/** With the question one place up or down, over the end of its page if need be. */
export function moved(pages: readonly DraftPage[], key: string, by: -1 | 1): readonly DraftPage[] {
  const at = pages.findIndex(({ questions }) => questions.some((each) => each.key === key));
  const page = pages[at];
  const index = page?.questions.findIndex((each) => each.key === key) ?? -1;
  const question = page?.questions[index];
  if (!page || !question) return pages;
  const others = page.questions.filter((each) => each.key !== key);
  const to = index + by;
  if (to >= 0 && to < page.questions.length)
    return pages.map((each) =>
      each === page ? { ...page, questions: others.toSpliced(to, 0, question) } : each,
    );
  const next = pages[at + by];
  if (!next) return pages;
  return pages.map((each) => {
    if (each === page) return { ...page, questions: others };
    if (each !== next) return each;
    const questions = by === 1 ? [question, ...next.questions] : [...next.questions, question];
    return { ...next, questions };
  });
}
