import type { Graph } from '@lectern/gateway/graph.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { CallsAtOnce } from './access/calls-at-once.ts';
import type { Callers } from './access/callers.ts';
import type { ClaimsSource } from './access/claims-source.ts';
import type { Cookies } from './access/cookies.ts';
import type { Csrf } from './access/origin/csrf.ts';
import type { GuessQueue } from './access/guess-queue.ts';
import type { Hosts } from './access/origin/hosts.ts';
import type { Limiters } from './access/limiters.ts';
import type { Hub } from './feeds/hub.ts';
import type { Links } from './links/links.ts';
import type { PresentationStates } from './links/presentation-states.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import type { SetupCode } from './access/setup-code.ts';
import type { UploadQuota } from './uploads/upload-quota.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface Edge {
  readonly engines: Engines;
  readonly graph: Graph;
  readonly callers: Callers;
  readonly callsAtOnce: CallsAtOnce;
  readonly hosts: Hosts;
  readonly cookies: Cookies;
  readonly csrf: Csrf;
  readonly claims: ClaimsSource;
  readonly links: Links;
  readonly presentations: PresentationStates;
  readonly telemetry: Telemetry;
  readonly limiters: Limiters;
  readonly guesses: GuessQueue;
  readonly setupCode: SetupCode;
  readonly botCheck: BotCheck;
  readonly hub: Hub;
  readonly uploadQuota: UploadQuota;
  readonly isProduction: boolean;
  /** After a change on this copy, cached answers about access no longer count. */
  forgetAccess(): void;
  /** Aborted when the edge stops: long answers end. */
  readonly stopping: AbortSignal;
}
