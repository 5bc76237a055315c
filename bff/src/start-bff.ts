import type { Graph } from '@lectern/gateway/graph.ts';
import { anonymous } from '@lectern/schemas/access/claims.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { portOf } from '@lectern/kernel/process/internal-server.ts';
import { closeServer, OpenAnswers } from '@lectern/kernel/process/close-server.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { RequestListener } from 'node:http';
import { Callers } from './access/callers.ts';
import { ClaimsSource } from './access/claims-source.ts';
import { Cookies } from './access/cookies.ts';
import { Csrf } from './access/origin/csrf.ts';
import { GuessQueue } from './access/guess-queue.ts';
import { Hosts } from './access/origin/hosts.ts';
import { CallsAtOnce } from './access/calls-at-once.ts';
import { Limiters, type Limits } from './access/limiters.ts';
import { SetupCode } from './access/setup-code.ts';
import { consoleApp } from './app.ts';
import { BotCheck } from './bot-check/bot-check.ts';
import { contentOrigin } from './content-origin/content-origin.ts';
import { UploadQuota } from './uploads/upload-quota.ts';
import type { Edge } from './edge.ts';
import { fastLane } from './fast-lane/fast-lane.ts';
import { Hub } from './feeds/hub.ts';
import { sendError } from './http/send.ts';
import { Connections, type ConnectionLimits } from './http/connections.ts';
import { graphql } from './gql/gql.ts';
import { ask } from './graph/ask.ts';
import { Links } from './links/links.ts';
import { PresentationStates } from './links/presentation-states.ts';
import { contentPort, forFiles, listen } from './http/ports.ts';
import { loadRoutes } from './route/load-routes.ts';
import { Telemetry } from './telemetry/telemetry.ts';

const SetupNeeded = graphql(`
  query SetupNeeded {
    setup {
      isNeeded
    }
  }
`);

const PRINTED_SECONDS = 60;

export interface RunningBff {
  /** With the ports that were free where the settings name none. */
  urls: Engines['urls'];
  /** The setup page asks for it. */
  setupCode: string;
  /** For people who read the log. Of copies that start together one gives the setup code. @throws EdgeError UNAVAILABLE */
  firstSteps(): Promise<string>;
  /** Takes no new calls, lets open ones finish, and cuts those that take longer than four seconds. */
  stop(): Promise<void>;
}

export interface BffOptions {
  engines: Engines;
  graph: Graph;
  isReady?: () => boolean;
  /** By default every address of this machine. */
  host?: string;
  limits?: { limits?: Limits; isLocalCounted?: boolean };
  connections?: Partial<ConnectionLimits>;
}

/**
 * Serves the console's origin and the origin of customers' files. Where LECTERN_PORT is 0 both take free ports, and the
 * URLs of the engines follow.
 * @throws NodeJS.ErrnoException EADDRINUSE; `isForFiles` marks the port of customers' files
 */
export async function startBff({
  engines,
  graph,
  isReady = () => true,
  host = engines.settings.LECTERN_HOST,
  limits,
  connections: connectionLimits,
}: BffOptions): Promise<RunningBff> {
  const stopping = new AbortController();
  const routes = await loadRoutes();
  let serveConsole: RequestListener = (_req, res) => void res.writeHead(503).end();
  let serveContent: RequestListener = serveConsole;
  const openAnswers = new OpenAnswers(stopping.signal);
  const console = await listen(
    (req, res) => serveConsole(req, res),
    engines.settings.LECTERN_PORT,
    host,
  );
  const content = await forFiles(
    listen((req, res) => serveContent(req, openAnswers.add(res)), contentPort(engines), host),
  ).catch(async (error: unknown) => {
    await closeServer(console);
    throw error;
  });
  const connections = new Connections({
    settings: engines.settings,
    logger: engines.logger,
    limits: connectionLimits,
    isLocalCounted: limits?.isLocalCounted,
  });
  for (const server of [console, content]) connections.watch(server);
  nameFreePorts(engines, portOf(console), portOf(content));

  const setupCode = await SetupCode.of(engines.keys);
  const edge = createEdge(engines, graph, { limits, setupCode, stopping: stopping.signal });
  const isFast = fastLane(edge);
  const app = consoleApp(edge, routes, isReady);
  serveConsole = underOwnName(
    edge,
    (req, res) => void (isFast(req, res) || app(req, openAnswers.add(res))),
  );
  const bytes = contentOrigin(edge);
  serveContent = underOwnName(edge, (req, res) => void bytes(req, res));

  let steps: Promise<string> | undefined;

  return {
    urls: engines.urls,
    setupCode: edge.setupCode.text,
    firstSteps: () =>
      (steps ??= firstSteps(edge).catch((error: unknown) => {
        steps = undefined;
        throw error;
      })),
    async stop() {
      stopping.abort();
      await Promise.all([closeServer(console), closeServer(content), steps?.catch(() => null)]);
      edge.hub.stop();
      connections.stop();
    },
  };
}

function underOwnName(edge: Edge, serve: RequestListener): RequestListener {
  return (req, res) => {
    try {
      edge.hosts.check(req);
    } catch (error) {
      return sendError(req, res, error, edge.engines.logger, newId());
    }
    serve(req, res);
  };
}

function createEdge(
  engines: Engines,
  graph: Graph,
  {
    limits,
    setupCode,
    stopping,
  }: { limits: BffOptions['limits'] } & Pick<Edge, 'setupCode' | 'stopping'>,
): Edge {
  const links = new Links(graph);
  const claims = new ClaimsSource(graph);
  const presentations = new PresentationStates(graph, claims);
  const hosts = new Hosts(engines.urls, engines.settings, engines.logger);
  return {
    engines,
    graph,
    links,
    claims,
    presentations,
    hosts,
    callers: new Callers({
      consoleUrl: engines.urls.console,
      trustedProxies: engines.settings.LECTERN_TRUSTED_PROXIES,
      logger: engines.logger,
    }),
    cookies: new Cookies(engines.urls.console),
    csrf: new Csrf(engines.secrets, engines.urls, hosts),
    telemetry: new Telemetry(engines, links),
    callsAtOnce: new CallsAtOnce(),
    limiters: new Limiters(engines.counters, limits),
    guesses: new GuessQueue(),
    botCheck: new BotCheck(engines),
    uploadQuota: new UploadQuota(engines.counters, engines.settings.LECTERN_UPLOAD_LIMIT),
    hub: new Hub(engines.realtime),
    isProduction: engines.settings.NODE_ENV === 'production',
    setupCode,
    stopping,
    forgetAccess() {
      for (const known of [claims, links, presentations]) known.clear();
    },
  };
}

async function firstSteps({ engines, graph, setupCode }: Edge): Promise<string> {
  const caller = { claims: anonymous, correlationId: newId(), idempotency: null };
  const { setup } = await ask(graph, SetupNeeded, {}, caller);
  const { console: url } = engines.urls;
  if (!setup.isNeeded) return `Sign in at ${url}`;
  if (await wasPrinted(engines))
    return `Open ${url}/setup to name your team and make its administrator. The page asks for the code that another copy of this server has printed.`;
  return `Open ${url}/setup#${setupCode.text} to name your team and make its administrator. Without the link, the page asks for this code: ${setupCode.text}`;
}

/** Copies that start together print the code once. */
async function wasPrinted({ counters }: Engines): Promise<boolean> {
  const printed = counters.limiter({
    name: 'printed setup code',
    points: 1,
    duration: PRINTED_SECONDS,
    precision: 'exact',
  });
  return (await printed.consume('')) > 0;
}

/** Puts free ports into the URLs, unless the settings name URLs. */
function nameFreePorts({ settings, urls }: Engines, console: number, content: number): void {
  if (settings.LECTERN_PORT !== 0) return;
  if (!settings.LECTERN_URL) urls.console = `http://localhost:${console}`;
  if (!settings.LECTERN_CONTENT_URL) urls.content = `http://127.0.0.1:${content}`;
}
