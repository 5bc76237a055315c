/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Described, FieldProps } from './question-field.tsx';

/** Pixels of the picture. */
const [WIDTH, HEIGHT] = [600, 200];

/** Drawn with a pointer, or typed: for those who use a keyboard. */
export function SignatureField({
  answer,
  text,
  described,
  onGive,
}: FieldProps & { described: Described }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<{ isDown: boolean; isEmpty: boolean }>({ isDown: false, isEmpty: true });
  const [typed, setTyped] = useState('');
  const isSigned = typeof answer === 'string' && answer !== '';

  const context = () => {
    const drawing = canvas.current?.getContext('2d') ?? null;
    if (drawing) {
      drawing.lineWidth = 3;
      drawing.lineCap = 'round';
      drawing.lineJoin = 'round';
      drawing.strokeStyle = '#14181f';
      drawing.fillStyle = '#14181f';
    }
    return drawing;
  };
  const wipe = () => {
    context()?.clearRect(0, 0, WIDTH, HEIGHT);
    stroke.current.isEmpty = true;
  };
  useEffect(() => {
    if (!isSigned) return;
    const picture = new Image();
    picture.onload = () => {
      if (stroke.current.isEmpty) context()?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    };
    picture.src = answer;
  }, []);
  const give = () => onGive(canvas.current?.toDataURL('image/png') ?? null);
  const at = (event: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return [0, 0] as const;
    return [
      ((event.clientX - box.left) / box.width) * WIDTH,
      ((event.clientY - box.top) / box.height) * HEIGHT,
    ] as const;
  };
  const onDown = (event: PointerEvent) => {
    const drawing = context();
    if (!drawing) return;
    event.preventDefault();
    canvas.current?.setPointerCapture(event.pointerId);
    if (typed !== '') {
      wipe();
      setTyped('');
    }
    stroke.current = { isDown: true, isEmpty: false };
    drawing.beginPath();
    drawing.moveTo(...at(event));
    drawing.lineTo(...at(event));
    drawing.stroke();
  };
  const onMove = (event: PointerEvent) => {
    if (!stroke.current.isDown) return;
    const drawing = context();
    drawing?.lineTo(...at(event));
    drawing?.stroke();
  };
  const onUp = () => {
    if (!stroke.current.isDown) return;
    stroke.current.isDown = false;
    give();
  };
  const type = (name: string) => {
    setTyped(name);
    wipe();
    if (name.trim() === '') return onGive(null);
    const drawing = context();
    if (!drawing) return;
    drawing.font = 'italic 64px ui-serif, Georgia, serif';
    drawing.textBaseline = 'middle';
    drawing.fillText(name, 24, HEIGHT / 2, WIDTH - 48);
    stroke.current.isEmpty = false;
    give();
  };
  const clear = () => {
    wipe();
    setTyped('');
    onGive(null);
  };
  return (
    <div class="form-signature">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={text(isSigned ? 'signed' : 'signHere')}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      />
      <p class="form-help">{text('signHere')}</p>
      <div>
        <input
          {...described}
          type="text"
          autoComplete="name"
          placeholder={text('orType')}
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="button" class="form-secondary" onClick={clear}>
          {text('clear')}
        </button>
      </div>
    </div>
  );
}
