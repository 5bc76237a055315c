import { readFileSync } from 'node:fs';

/**
 * Films and sounds for tests, made by ffmpeg. `film.mp4` and `film.mov`: 8 seconds of H.264 and AAC, red, then blue, with
 * the title Roof tour in the first. `film.mpg` (MPEG-1, 3 s) and `hevc.mp4` (2 s): browsers do not play them. `tone`: 5
 * seconds of sound, 1 second as WAV.
 */
export type Film =
  | 'film.mp4'
  | 'film.mov'
  | 'film.mpg'
  | 'hevc.mp4'
  | 'tone.mp3'
  | 'tone.m4a'
  | 'tone.wav';

export function aFilm(name: Film = 'film.mp4'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`films/${name}`, import.meta.url)));
}
