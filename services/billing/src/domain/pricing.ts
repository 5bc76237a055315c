/** accounts §9: price per user and month, paid monthly or yearly. */
const tiers = [
  { upTo: 10, month: 36, year: 35 },
  { upTo: 50, month: 35, year: 33 },
  { upTo: 100, month: 33, year: 31 },
  { upTo: 250, month: 31, year: 28 },
] as const;
const MONTHS = 12;

export type Period = 'month' | 'year';

export interface Discount {
  /** Taken off each rate: per user and month. */
  amount: number;
  /** ISO 8601; its last moment. */
  endsAt: string;
}

/** From 251 users on there is no price: sales makes an offer. */
export type Price =
  | { kind: 'enterprise' }
  | {
      kind: 'priced';
      period: Period;
      /** Per user and month, for the chosen period. */
      rate: number;
      monthlyRate: number;
      yearlyRate: number;
      /** All users, a month, paid monthly. */
      monthlyTotal: number;
      /** All users, a year, paid at once. */
      annualTotal: number;
      /** What paying yearly saves against twelve months. */
      savings: number;
      savingsPercent: number;
      /** Null after its end. */
      discount: Discount | null;
    };

/**
 * The pricing calculator (accounts §4, §9): the number of users selects the tier; a discount applies until its end.
 * @param now ISO 8601
 */
export function priceOf({
  users,
  period,
  discount = null,
  now,
}: {
  users: number;
  period: Period;
  discount?: Discount | null;
  now: string;
}): Price {
  const tier = tiers.find(({ upTo }) => users <= upTo);
  if (!tier) return { kind: 'enterprise' };
  const holding =
    discount !== null && Date.parse(now) <= Date.parse(discount.endsAt) ? discount : null;
  const reduced = (rate: number) => Math.max(0, rate - (holding?.amount ?? 0));
  const [monthlyRate, yearlyRate] = [reduced(tier.month), reduced(tier.year)];
  const monthlyTotal = users * monthlyRate;
  const annualTotal = MONTHS * users * yearlyRate;
  const savings = MONTHS * monthlyTotal - annualTotal;
  return {
    kind: 'priced',
    period,
    rate: period === 'month' ? monthlyRate : yearlyRate,
    monthlyRate,
    yearlyRate,
    monthlyTotal,
    annualTotal,
    savings,
    savingsPercent: monthlyTotal === 0 ? 0 : Math.ceil((savings * 100) / (MONTHS * monthlyTotal)),
    discount: holding,
  };
}
