import { useEffect, useRef, useState } from 'preact/hooks';
import type { Given } from '../form.ts';

/** Pixels of the picture. */
export const [WIDTH, HEIGHT] = [600, 200] as const;

/** A canvas that is drawn on. */
export function useSignature(answer: Given, onGive: (answer: Given) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef({ isDown: false, isEmpty: true });
  const [typed, setTyped] = useState('');
  const wipe = () => {
    penOf(canvas.current)?.clearRect(0, 0, WIDTH, HEIGHT);
    stroke.current.isEmpty = true;
  };
  useEffect(() => {
    if (typeof answer !== 'string' || answer === '') return;
    const picture = new Image();
    picture.onload = () => {
      if (stroke.current.isEmpty) penOf(canvas.current)?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    };
    picture.src = answer;
  }, []);
  const give = () => onGive(canvas.current?.toDataURL('image/png') ?? null);
  const onDown = (event: PointerEvent) => {
    const pen = penOf(canvas.current);
    if (!pen) return;
    event.preventDefault();
    canvas.current?.setPointerCapture(event.pointerId);
    if (typed !== '') wipe();
    setTyped('');
    stroke.current = { isDown: true, isEmpty: false };
    pen.beginPath();
    pen.moveTo(...placeOf(event));
    pen.lineTo(...placeOf(event));
    pen.stroke();
  };
  const onMove = (event: PointerEvent) => {
    if (!stroke.current.isDown) return;
    const pen = penOf(canvas.current);
    pen?.lineTo(...placeOf(event));
    pen?.stroke();
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
    const pen = penOf(canvas.current);
    if (!pen) return;
    pen.font = 'italic 64px ui-serif, Georgia, serif';
    pen.textBaseline = 'middle';
    pen.fillText(name, 24, HEIGHT / 2, WIDTH - 48);
    stroke.current.isEmpty = false;
    give();
  };
  const clear = () => {
    wipe();
    setTyped('');
    onGive(null);
  };
  return { canvas, typed, onDown, onMove, onUp, type, clear };
}

function penOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const pen = canvas?.getContext('2d') ?? null;
  if (pen)
    Object.assign(pen, {
      lineWidth: 3,
      lineCap: 'round',
      lineJoin: 'round',
      strokeStyle: '#14181f',
      fillStyle: '#14181f',
    });
  return pen;
}

function placeOf(event: PointerEvent): [x: number, y: number] {
  if (!(event.currentTarget instanceof Element)) return [0, 0];
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return [((event.clientX - left) / width) * WIDTH, ((event.clientY - top) / height) * HEIGHT];
}
