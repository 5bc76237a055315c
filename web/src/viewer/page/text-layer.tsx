/** @jsxImportSource preact */
import { splitAtHighlights, type Highlight } from '../find/highlights.ts';
import { between, type PagePart, type PageText, type TextRun } from './page-text.ts';

interface TextLayerProps {
  text: PageText;
  marks: readonly Highlight[];
}

const roles: Partial<Record<string, 'paragraph' | 'list' | 'listitem' | 'img'>> = {
  paragraph: 'paragraph',
  list: 'list',
  item: 'listitem',
  figure: 'img',
};

/**
 * Transparent text over the picture for selection and screen readers; sizes depend only on the
 * page's width.
 */
export function TextLayer({ text, marks }: TextLayerProps) {
  const draw = (part: PagePart) => {
    if (typeof part === 'number') return drawRun(part);
    const { kind, alt, parts } = part;
    const role = roles[kind] ?? 'heading';
    return (
      <div
        role={role}
        aria-level={role === 'heading' ? Number(kind[1]) : undefined}
        aria-label={alt}
      >
        {parts.map(draw)}
      </div>
    );
  };
  const drawRun = (index: number) => {
    const [run, next] = text.runs.slice(index, index + 2);
    if (!run) return null;
    const end = next ? between(run, next) : '';
    return [
      <Run
        run={run}
        page={text}
        marks={marks.filter((mark) => mark.run === index)}
        isSpaced={end === ' '}
      />,
      end === '\n' ? <br /> : null,
    ];
  };
  return (
    <div class="page-text">{(text.structure ?? text.runs.map((_, index) => index)).map(draw)}</div>
  );
}

interface RunProps {
  run: TextRun;
  page: PageText;
  marks: Highlight[];
  isSpaced: boolean;
}

function Run({ run, page, marks, isSpaced }: RunProps) {
  if (marks.length > 0 && run.words) {
    const parts = splitAtHighlights(run, marks, (text) => widthOf(text, run.height));
    return parts.map(({ mark, ...part }, index) => (
      <Run
        run={part}
        page={page}
        marks={mark ? [{ ...mark, start: 0, end: part.text.length }] : []}
        isSpaced={isSpaced && index === parts.length - 1}
      />
    ));
  }
  const style = {
    left: `${(run.x / page.width) * 100}%`,
    top: `${(run.y / page.height) * 100}%`,
    fontSize: `${(run.height / page.width) * 100}cqw`,
    transform: `scaleX(${stretch(run)})`,
  };
  return (
    <span style={style}>
      {marks.length === 0 ? run.text : withMarks(run.text, marks)}
      {isSpaced && ' '}
    </span>
  );
}

function withMarks(text: string, marks: Highlight[]) {
  let from = 0;
  const parts = marks.map((mark) => {
    const before = text.slice(from, mark.start);
    from = mark.end;
    return [
      before,
      <mark class={mark.isCurrent ? 'is-current' : ''}>{text.slice(mark.start, mark.end)}</mark>,
    ];
  });
  return [...parts, text.slice(from)];
}

/** Stretches our font to the width of the page's. */
function stretch(run: TextRun): number {
  const width = widthOf(run.text, run.height);
  return width > 0 && run.width > 0 ? Math.round((run.width / width) * 1000) / 1000 : 1;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** In our font. Without a canvas each letter counts as square. */
function widthOf(text: string, height: number): number {
  pen ??=
    'CanvasRenderingContext2D' in globalThis
      ? document.createElement('canvas').getContext('2d')
      : null;
  if (!pen) return text.length * height;
  pen.font = `${height}px sans-serif`;
  return pen.measureText(text).width;
}
