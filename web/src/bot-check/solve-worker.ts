/// <reference lib="webworker" />
import { solve, type Challenge } from './solve.ts';

// Runs beside the page.
self.onmessage = ({ data }: MessageEvent<Challenge>) => self.postMessage(solve(data));
