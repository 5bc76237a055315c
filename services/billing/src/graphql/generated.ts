import type { Lazy } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** What they write to us. */
  body: Scalars['String']['input'];
  /** The sender's company. */
  companyName: Scalars['String']['input'];
  /** The sender's email. */
  email: Scalars['String']['input'];
  /** The sender's country, as a two-letter code. */
  location?: Scalars['String']['input'];
  /** The sender's name. */
  name: Scalars['String']['input'];
};

export type JobCount = {
  __typename?: 'JobCount';
  failed: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  /** Since when the first that is due waits; null when none is due. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
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
  /** Cost of all reps per year. */
  annualCost: Scalars['Float']['output'];
  /** Revenue gained per year divided by the annual cost, rounded down. */
  annualROI: Scalars['Float']['output'];
  /** Revenue that is gained per year. */
  annualRevenueIncrease: Scalars['Float']['output'];
  /** Selling hours that all reps gain per year. */
  annualSellingHours: Scalars['Float']['output'];
  /** Selling hours that one rep gains per year. */
  annualSellingHoursPerRep: Scalars['Float']['output'];
  /** Hours per week that one rep gains. */
  freedWeeklyHours: Scalars['Float']['output'];
  /** Hours per week that one rep gains, rounded. */
  freedWeeklyHoursRounded: Scalars['Float']['output'];
  /** Sales of one rep per hour: quota divided by 2,000, rounded down. */
  hourlyProduction: Scalars['Float']['output'];
  /** Share of hours that is saved, in percent. */
  savingsPercentage: Scalars['Float']['output'];
};

export type RoiInput = {
  /** Sales quota of one rep per year. */
  annualQuota?: Scalars['Float']['input'];
  /** Hours per week that a rep spends on content, 0 to 40. */
  hoursPerWeek?: Scalars['Float']['input'];
  /** How many sales reps there are. */
  reps?: Scalars['Int']['input'];
  /** Share of those hours that is saved, in percent, 0 to 100. */
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



export type ResolverTypeWrapper<T> = Lazy<T> | Promise<Lazy<T>>;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ContactInput: ContactInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JobCount: ResolverTypeWrapper<JobCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LogReader: ResolverTypeWrapper<LogReader>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  OperatedEvent: ResolverTypeWrapper<OperatedEvent>;
  OperatedJob: ResolverTypeWrapper<OperatedJob>;
  OperationAction: OperationAction;
  Pricing: ResolverTypeWrapper<Pricing>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PricingPeriod: PricingPeriod;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Roi: ResolverTypeWrapper<Roi>;
  RoiInput: RoiInput;
  ServiceOperations: ResolverTypeWrapper<ServiceOperations>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ContactInput: ContactInput;
  DateTime: Scalars['DateTime']['output'];
  JobCount: JobCount;
  Int: Scalars['Int']['output'];
  LogReader: LogReader;
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  OperatedEvent: OperatedEvent;
  OperatedJob: OperatedJob;
  Pricing: Pricing;
  Float: Scalars['Float']['output'];
  Query: Record<PropertyKey, never>;
  Roi: Roi;
  RoiInput: RoiInput;
  ServiceOperations: ServiceOperations;
  String: Scalars['String']['output'];
};

export type AllowDirectiveArgs = {
  rule: Scalars['String']['input'];
};

export type AllowDirectiveResolver<Result, Parent, ContextType = ServiceContext, Args = AllowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type JobCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LogReaderResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LogReader'] = ResolversParentTypes['LogReader']> = {
  completeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isProjection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRebuilding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  operateBilling?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType, RequireFields<MutationOperateBillingArgs, 'action' | 'id'>>;
  requestContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestContactArgs, 'input'>>;
  submitRoi?: Resolver<ResolversTypes['Roi'], ParentType, ContextType, RequireFields<MutationSubmitRoiArgs, 'input'>>;
};

export type OperatedEventResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OperatedEvent'] = ResolversParentTypes['OperatedEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatedJobResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OperatedJob'] = ResolversParentTypes['OperatedJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PricingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Pricing'] = ResolversParentTypes['Pricing']> = {
  annualTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlyRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlyTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearlyRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  billingOperations?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType>;
  pricing?: Resolver<Maybe<ResolversTypes['Pricing']>, ParentType, ContextType, RequireFields<QueryPricingArgs, 'period' | 'users'>>;
  roi?: Resolver<ResolversTypes['Roi'], ParentType, ContextType, RequireFields<QueryRoiArgs, 'input'>>;
};

export type RoiResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Roi'] = ResolversParentTypes['Roi']> = {
  annualCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  annualROI?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  annualRevenueIncrease?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  annualSellingHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  annualSellingHoursPerRep?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freedWeeklyHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freedWeeklyHoursRounded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hourlyProduction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ServiceOperationsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceOperations'] = ResolversParentTypes['ServiceOperations']> = {
  jobCounts?: Resolver<Array<ResolversTypes['JobCount']>, ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['OperatedJob']>, ParentType, ContextType>;
  parkedEvents?: Resolver<Array<ResolversTypes['OperatedEvent']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['LogReader']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  DateTime?: GraphQLScalarType;
  JobCount?: JobCountResolvers<ContextType>;
  LogReader?: LogReaderResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperatedEvent?: OperatedEventResolvers<ContextType>;
  OperatedJob?: OperatedJobResolvers<ContextType>;
  Pricing?: PricingResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Roi?: RoiResolvers<ContextType>;
  ServiceOperations?: ServiceOperationsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ServiceContext> = {
  allow?: AllowDirectiveResolver<any, any, ContextType>;
};
