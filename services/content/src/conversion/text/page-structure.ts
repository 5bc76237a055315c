import type { InBlock, TextRun } from './text-runs.ts';

/**
 * An element of a tagged PDF as PDFium found it. `type`: a standard one, such as `H1`. `content`: further elements, and the
 * numbers of the marked content that is its own.
 */
export interface TaggedElement {
  type: string;
  alt: string;
  content: (TaggedElement | number)[];
}

export const blockKinds = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const),
  ...(['paragraph', 'list', 'item', 'figure'] as const),
] as const;
type BlockKind = (typeof blockKinds)[number];

/** A part of a page's text for screen readers: a block, or the index of a text run. */
export type PagePart = TextBlock | number;
interface TextBlock {
  kind: BlockKind;
  /** Of a figure. */
  alt?: string | undefined;
  parts: PagePart[];
}

/** Elements that are blocks of their own; the content of all others belongs to the block around them. */
const kinds: Readonly<Record<string, BlockKind>> = {
  ...{ Title: 'h1', H: 'h2', H1: 'h1', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h5', H6: 'h6' },
  ...{ P: 'paragraph', BlockQuote: 'paragraph', Caption: 'paragraph', Note: 'paragraph' },
  ...{ TD: 'paragraph', TH: 'paragraph' },
  ...{ L: 'list', TOC: 'list', LI: 'item', TOCI: 'item' },
  ...{ Figure: 'figure', Formula: 'figure' },
};

/** The place of a block's own text among the blocks in it. */
const OWN_TEXT = 'own text';
interface OpenBlock {
  id: number;
  kind: BlockKind;
  alt?: string;
  parts: (OpenBlock | typeof OWN_TEXT)[];
}

/** The blocks of a tagged page. `blockOfMark`: the block of each piece of marked content. */
export interface PageStructure {
  root: OpenBlock;
  blockOfMark: ReadonlyMap<number, number>;
}

export function pageStructure(elements: readonly TaggedElement[]): PageStructure {
  const blockOfMark = new Map<number, number>();
  let blocks = 0;
  const open = (kind: BlockKind, around?: OpenBlock, alt?: string): OpenBlock => {
    const block: OpenBlock = { id: blocks++, kind, parts: [], ...(alt && { alt }) };
    around?.parts.push(block);
    return block;
  };
  const read = (element: TaggedElement | number, around: OpenBlock): void => {
    const kind = typeof element === 'number' ? undefined : kindIn(around, element);
    // A list holds items alone.
    const parent = around.kind === 'list' && isText(element, kind) ? open('item', around) : around;
    if (typeof element === 'number') {
      blockOfMark.set(element, parent.id);
      if (!parent.parts.includes(OWN_TEXT)) parent.parts.push(OWN_TEXT);
      return;
    }
    const block = kind ? open(kind, parent, element.alt) : parent;
    for (const each of element.content) read(each, block);
  };
  const root = open('paragraph');
  for (const element of elements) read(element, root);
  return { root, blockOfMark };
}

/** What needs an item around it in a list. */
function isText(element: TaggedElement | number, kind: BlockKind | undefined): boolean {
  return typeof element === 'number' || (kind !== undefined && kind !== 'item');
}

function kindIn(around: OpenBlock, { type, alt }: TaggedElement): BlockKind | undefined {
  const kind = kinds[type];
  if (kind === 'figure' && alt === '') return undefined;
  return kind === 'item' && around.kind !== 'list' ? 'paragraph' : kind;
}

/**
 * Sorts the runs of a page by its structure, with those outside of it, such as page numbers, at the end. No structure where
 * the PDF is not tagged, or most of the page's text is not.
 */
export function arrange(
  found: readonly (TextRun & InBlock)[],
  { root }: PageStructure,
): { runs: TextRun[]; structure?: PagePart[] } {
  const withoutBlock = ({ block: _, ...run }: TextRun & InBlock): TextRun => run;
  const loose = found.filter(({ block }) => block === undefined);
  const blocks = Map.groupBy(found, ({ block }) => block);
  if (loose.length * 2 > found.length || root.parts.length === 0)
    return { runs: found.map(withoutBlock) };

  const runs: TextRun[] = [];
  const place = (some: readonly (TextRun & InBlock)[] = []): number[] =>
    some.map((run) => runs.push(withoutBlock(run)) - 1);
  const partsOf = (block: OpenBlock): PagePart[] =>
    block.parts.flatMap((part): PagePart[] => {
      if (part === OWN_TEXT) return place(blocks.get(block.id));
      const { kind, alt } = part;
      const parts = partsOf(part);
      if (parts.length === 0 && kind !== 'figure') return [];
      const isEmpty = kind === 'paragraph' && parts.every((each) => typeof each !== 'number');
      return isEmpty ? parts : [{ kind, ...(alt && { alt }), parts }];
    });
  const structure = partsOf(root);
  structure.push(...place(loose));
  return { runs, ...(structure.length > 0 && { structure }) };
}
