/// <reference lib="webworker" />
import { solve, type Challenge } from './solve.ts';

// Beside the page, which goes on meanwhile.
self.onmessage = ({ data }: MessageEvent<Challenge>) => self.postMessage(solve(data));
