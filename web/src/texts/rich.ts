import { createElement, Fragment, type ReactNode } from 'react';
import type { Parameters, Sentence } from '@lectern/schemas/text/message.ts';

/** A sentence in which elements stand for parameters. */
export function rich<Source>(
  sentence: Sentence<Source>,
  ...parameters: Parameters<Source, Exclude<ReactNode, undefined>>
): ReactNode {
  return createElement(
    Fragment,
    null,
    ...sentence.parts<Exclude<ReactNode, undefined>>(...parameters),
  );
}
