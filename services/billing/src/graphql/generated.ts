export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Records that somebody worked through the calculator; the output is computed here, never taken from outside. */
  submitRoi: Roi;
};


export type MutationSubmitRoiArgs = {
  input: RoiInput;
};

export type Query = {
  __typename?: 'Query';
  /** Annual figures from four inputs (accounts §9). Pure arithmetic. */
  roi: Roi;
};


export type QueryRoiArgs = {
  input: RoiInput;
};

export type Roi = {
  __typename?: 'Roi';
  annualCost: Scalars['Float']['output'];
  annualROI: Scalars['Float']['output'];
  annualRevenueIncrease: Scalars['Float']['output'];
  annualSellingHours: Scalars['Float']['output'];
  annualSellingHoursPerRep: Scalars['Float']['output'];
  freedWeeklyHours: Scalars['Float']['output'];
  freedWeeklyHoursRounded: Scalars['Float']['output'];
  hourlyProduction: Scalars['Float']['output'];
  savingsPercentage: Scalars['Float']['output'];
};

export type RoiInput = {
  annualQuota?: Scalars['Float']['input'];
  hoursPerWeek?: Scalars['Float']['input'];
  reps?: Scalars['Int']['input'];
  savingsPerWeek?: Scalars['Float']['input'];
};
