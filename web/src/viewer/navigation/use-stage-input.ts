import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { listen } from '../ui/listen.ts';
import { listenToTouch, type Point } from './touch.ts';

export interface StageInput {
  isFit: boolean;
  turn(direction: 1 | -1): void;
  /** Zooms by a factor around a point of the window. */
  zoomBy(factor: number, at: Point): void;
  toggleFit(at: Point): void;
}

const turnFrom = 60;
const wheelRestMs = 400;

/**
 * Wheel, swipe, pinch and double tap. During a gesture the page moves by CSS; it redraws
 * afterwards.
 */
export function useStageInput(stage: RefObject<HTMLElement | null>, input: StageInput): void {
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const page = () => element.querySelector<HTMLElement>('.page');
    const move = (transform: string, origin = '') => {
      const moved = page();
      if (moved) [moved.style.transform, moved.style.transformOrigin] = [transform, origin];
    };
    const stopTouch = listenToTouch(element, {
      canSwipe: () => element.scrollWidth <= element.clientWidth + 1,
      onDrag: (distance) => move(distance === null ? '' : `translateX(${distance}px)`),
      onSwipe: (direction) => {
        move('');
        latest.current.turn(direction);
      },
      onPinch: (factor, at, isDone) => {
        if (isDone) {
          move('');
          latest.current.zoomBy(factor, at);
          return;
        }
        const box = page()?.getBoundingClientRect();
        if (box && !page()?.style.transform)
          page()?.style.setProperty('transform-origin', `${at.x - box.left}px ${at.y - box.top}px`);
        move(`scale(${factor})`, page()?.style.transformOrigin);
      },
      onDoubleTap: (at) => latest.current.toggleFit(at),
    });

    let travelled = 0;
    let restsUntil = 0;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) {
        event.preventDefault();
        latest.current.zoomBy(Math.exp(-event.deltaY / 200), {
          x: event.clientX,
          y: event.clientY,
        });
        return;
      }
      const hasRoom =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1;
      if (hasRoom || !latest.current.isFit) return;
      if (event.timeStamp < restsUntil)
        return void (restsUntil = Math.max(restsUntil, event.timeStamp + 80)); // One push of a wheel, with its momentum, turns one page.
      travelled =
        Math.sign(event.deltaY) === Math.sign(travelled) ? travelled + event.deltaY : event.deltaY;
      if (Math.abs(travelled) < turnFrom) return;
      restsUntil = event.timeStamp + wheelRestMs;
      latest.current.turn(travelled > 0 ? 1 : -1);
      travelled = 0;
    };
    const stopWheel = listen(element, { wheel: onWheel }, { passive: false });
    return () => {
      stopTouch();
      stopWheel();
    };
  }, []);
}
