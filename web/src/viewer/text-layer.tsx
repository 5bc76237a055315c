/** @jsxImportSource preact */
import { between, type PageText, type TextRun } from './page-text.ts';

/** A stretch of a run that was found. */
export interface Mark {
  run: number;
  start: number;
  end: number;
  isCurrent: boolean;
}

interface TextLayerProps {
  text: PageText;
  marks: readonly Mark[];
}

/** The text of a page, transparent over its picture: what is selected, copied and read out. Sizes follow the page's width alone. */
export function TextLayer({ text, marks }: TextLayerProps) {
  return (
    <div class="page-text">
      {text.runs.map((run, index) => {
        const next = text.runs[index + 1];
        const end = next ? between(run, next) : '';
        return [<Run run={run} page={text} marks={marks.filter((mark) => mark.run === index)} isSpaced={end === ' '} />, end === '\n' ? <br /> : null];
      })}
    </div>
  );
}

function Run({ run, page, marks, isSpaced }: { run: TextRun; page: PageText; marks: Mark[]; isSpaced: boolean }) {
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

function withMarks(text: string, marks: Mark[]) {
  let from = 0;
  const parts = marks.map((mark) => {
    const before = text.slice(from, mark.start);
    from = mark.end;
    return [before, <mark class={mark.isCurrent ? 'is-current' : ''}>{text.slice(mark.start, mark.end)}</mark>];
  });
  return [...parts, text.slice(from)];
}

let pen: CanvasRenderingContext2D | null | undefined;

/** By how much our font has to be stretched to cover what the page's own font covers. */
function stretch(run: TextRun): number {
  pen ??= 'CanvasRenderingContext2D' in globalThis ? document.createElement('canvas').getContext('2d') : null;
  if (!pen) return 1;
  pen.font = `${run.height}px sans-serif`;
  const { width } = pen.measureText(run.text);
  return width > 0 && run.width > 0 ? Math.round((run.width / width) * 1000) / 1000 : 1;
}
