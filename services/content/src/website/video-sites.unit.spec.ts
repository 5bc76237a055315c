import { expect, test } from '@jest/globals';
import { playerOf } from './video-sites.ts';

test('pages of video sites have a player', () => {
  const players = Object.fromEntries(
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      'https://youtu.be/dQw4w9WgXcQ?si=1',
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      'https://vimeo.com/76979871/ab12cd34ef',
      'https://acme.wistia.com/medias/e4a27b971d',
      'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    ].map((page) => [page, playerOf(page)]),
  );
  expect(Object.values(players)).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://player.vimeo.com/video/76979871?dnt=1',
    'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd34ef',
    'https://fast.wistia.net/embed/iframe/e4a27b971d?doNotTrack=true',
    'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184',
  ]);
});

test('all other pages have none, whatever they look like', () => {
  for (const page of [
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=../../evil',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'javascript://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'not a url',
  ])
    expect([page, playerOf(page)]).toEqual([page, null]);
});
