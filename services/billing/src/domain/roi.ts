import { z } from 'zod';
import { problems } from '../problems.ts';

/** Constants of accounts §9. */
const FEE_PER_REP = 360;
const WORKING_HOURS_A_YEAR = 2000;
const WEEKS_A_YEAR = 50;

/** Input of the calculator (accounts §4 and §5). */
export const roiInput = z.strictObject({
  reps: z
    .number()
    .int(problems.wholeNumber)
    .min(1, problems.atLeast({ least: 1 }))
    .max(1_000_000, problems.atMost({ most: 1_000_000 })),
  annualQuota: z
    .number()
    .gt(0, problems.aboveZero)
    .max(1e12, problems.atMost({ most: 1_000_000_000_000 })),
  hoursPerWeek: z
    .number()
    .min(0, problems.atLeast({ least: 0 }))
    .max(40, problems.atMost({ most: 40 })),
  savingsPerWeek: z
    .number()
    .min(0, problems.atLeast({ least: 0 }))
    .max(100, problems.atMost({ most: 100 })),
});

/** `annualQuota`: per rep; `hoursPerWeek`: what a rep spends on other work than selling; `savingsPerWeek`: percent of these that are saved. */
export type RoiInput = z.output<typeof roiInput>;

export interface Roi {
  annualCost: number;
  annualSellingHoursPerRep: number;
  annualSellingHours: number;
  annualRevenueIncrease: number;
  freedWeeklyHoursRounded: number;
  freedWeeklyHours: number;
  hourlyProduction: number;
  annualROI: number;
  savingsPercentage: number;
}

/**
 * What the product brings a team in a year (accounts §3 and §9). The specification gives the constants, the names and two
 * of the roundings; the rest follows from the names:
 *
 * - savingsPercentage: the percent as a share, savingsPerWeek / 100
 * - freedWeeklyHours: hours a rep gets back each week, hoursPerWeek × savingsPercentage
 * - freedWeeklyHoursRounded: the same in whole hours, halves up; shown, never calculated with
 * - annualSellingHoursPerRep: freedWeeklyHours × 50 weeks; annualSellingHours: those of all reps
 * - hourlyProduction: what a rep sells in an hour, quota / 2000 hours, rounded down (§9)
 * - annualRevenueIncrease: annualSellingHours × hourlyProduction
 * - annualCost: 360 × reps
 * - annualROI: how many times the cost comes back, annualRevenueIncrease / annualCost, rounded down (§9); not a percentage
 */
export function calculateRoi({ reps, annualQuota, hoursPerWeek, savingsPerWeek }: RoiInput): Roi {
  // Multiplied before the division, so that percents leave no binary fractions.
  const freedWeeklyHours = exact((hoursPerWeek * savingsPerWeek) / 100);
  const annualSellingHoursPerRep = exact(freedWeeklyHours * WEEKS_A_YEAR);
  const annualSellingHours = exact(annualSellingHoursPerRep * reps);
  const hourlyProduction = Math.floor(annualQuota / WORKING_HOURS_A_YEAR);
  const annualRevenueIncrease = exact(annualSellingHours * hourlyProduction);
  const annualCost = FEE_PER_REP * reps;
  return {
    annualCost,
    annualSellingHoursPerRep,
    annualSellingHours,
    annualRevenueIncrease,
    freedWeeklyHoursRounded: Math.round(freedWeeklyHours),
    freedWeeklyHours,
    hourlyProduction,
    annualROI: Math.floor(exact(annualRevenueIncrease / annualCost)),
    savingsPercentage: savingsPerWeek / 100,
  };
}

/** Rounded to 14 digits, so that 2.9999999999999996 is rounded down to 3 and not to 2. */
function exact(value: number): number {
  return Number(value.toPrecision(14));
}
