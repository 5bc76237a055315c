import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areaUnder, lineThrough, scaleOf, stepsThrough, toPoints } from './shape.ts';

test('a scale reaches the highest value in few whole steps', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000_000 }), (highest) => {
      const { top, ticks } = scaleOf(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(top);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
  expect(scaleOf(94).ticks).toEqual([0, 25, 50, 75, 100]);
  expect(scaleOf(0).ticks).toEqual([0, 1, 2, 3, 4]);
});

test('a line goes through its points and between neighbors never beyond them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 }), { minLength: 2, maxLength: 30 }), (values) => {
      const points = toPoints(values, 100);
      const curves = lineThrough(points)
        .split('C')
        .slice(1)
        .map((part) => part.split(' ').map(Number));
      curves.forEach(([, y1, , y2, , y3], index) => {
        const [low, high] = [points[index]!.y, points[index + 1]!.y].toSorted(
          (one, other) => one - other,
        );
        for (const y of [y1!, y2!, y3!]) {
          expect(y).toBeGreaterThanOrEqual(low! - 0.1);
          expect(y).toBeLessThanOrEqual(high! + 0.1);
        }
      });
    }),
  );
});

test('steps keep each value until half-way to the next', () => {
  expect(stepsThrough(toPoints([0, 2, 1], 2))).toBe('M0 200H250V0H500H750V100H1000');
});

test('one value is a point in the middle, none is nothing', () => {
  expect(toPoints([3], 4)).toEqual([{ x: 500, y: 50 }]);
  expect([lineThrough([]), areaUnder([])]).toEqual(['', '']);
});
