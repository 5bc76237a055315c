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

export type ContactInput = {
  body: Scalars['String']['input'];
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** A country's code. */
  location?: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type JobCount = {
  __typename?: 'JobCount';
  failed: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

/** A projection or a policy. */
export type LogReader = {
  __typename?: 'LogReader';
  /** The moment up to which it contains the log; of policies nothing. */
  completeUntil?: Maybe<Scalars['DateTime']['output']>;
  isProjection: Scalars['Boolean']['output'];
  /** A new generation fills beside the one that serves. */
  isRebuilding: Scalars['Boolean']['output'];
  /** Records of the log that it has not taken yet. */
  lag: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Acts on what `billingOperations` shows. NOT_FOUND for what is not there any more. */
  operateBilling: ServiceOperations;
  /** Keeps what somebody wrote through the form, and mails it to whoever answers here (accounts §7). */
  requestContact: Scalars['Boolean']['output'];
  /** Records that somebody worked through the calculator; the output is computed here, never taken from outside. */
  submitRoi: Roi;
};


export type MutationOperateBillingArgs = {
  action: OperationAction;
  id: Scalars['ID']['input'];
};


export type MutationRequestContactArgs = {
  input: ContactInput;
};


export type MutationSubmitRoiArgs = {
  input: RoiInput;
};

/** What could not be processed, and waits for somebody. */
export type OperatedEvent = {
  __typename?: 'OperatedEvent';
  id: Scalars['ID']['output'];
  parkedAt: Scalars['DateTime']['output'];
  /** Who could not process it. */
  reader: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  /** What it is about; null where it belongs to no team. */
  subject?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
};

export type OperatedJob = {
  __typename?: 'OperatedJob';
  attempts: Scalars['Int']['output'];
  dueAt: Scalars['DateTime']['output'];
  /** Why its last try failed. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** running, failed or waiting */
  status: Scalars['String']['output'];
};

export type OperationAction =
  /** Gives it up. What it held back can be replayed then. */
  | 'DISCARD_PARKED'
  /** Fills a projection anew beside the one that serves. The id is its name. */
  | 'REBUILD'
  /** Processes it again, and with it all that its reader has parked. */
  | 'REPLAY_PARKED'
  /** A job that failed for good is due now. */
  | 'RETRY_JOB';

/** Money; rates are for a user and month. */
export type Pricing = {
  __typename?: 'Pricing';
  /** All users, a year, paid at once. */
  annualTotal: Scalars['Float']['output'];
  monthlyRate: Scalars['Float']['output'];
  /** All users, a month, paid monthly. */
  monthlyTotal: Scalars['Float']['output'];
  rate: Scalars['Float']['output'];
  /** Of the year against twelve months. */
  savings: Scalars['Float']['output'];
  /** Rounded up. */
  savingsPercent: Scalars['Int']['output'];
  yearlyRate: Scalars['Float']['output'];
};

export type PricingPeriod =
  | 'MONTH'
  | 'YEAR';

export type Query = {
  __typename?: 'Query';
  /** Lag, jobs and parked events of this service. */
  billingOperations: ServiceOperations;
  /** What so many users cost (accounts §9); null from 251 on: an enterprise is talked to. */
  pricing?: Maybe<Pricing>;
  /** Annual figures from four inputs (accounts §9). Pure arithmetic. */
  roi: Roi;
};


export type QueryPricingArgs = {
  period?: PricingPeriod;
  users: Scalars['Int']['input'];
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

/** Lag, jobs and parked events of this service: what its administrators look after. Of jobs and parked events the team's own, and those of no team. */
export type ServiceOperations = {
  __typename?: 'ServiceOperations';
  /** How many there are, by kind. */
  jobCounts: Array<JobCount>;
  /** Running, failed and waiting, at most 50 of each kind. */
  jobs: Array<OperatedJob>;
  parkedEvents: Array<OperatedEvent>;
  readers: Array<LogReader>;
  service: Scalars['String']['output'];
};
