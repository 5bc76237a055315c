import { isEventDefinition, type EventDefinition } from './event.ts';
import * as analytics from './analytics.ts';
import * as billing from './billing.ts';
import * as content from './content.ts';
import * as customRoles from './identity/custom-roles.ts';
import * as devices from './identity/devices.ts';
import * as groups from './identity/groups.ts';
import * as impersonations from './identity/impersonations.ts';
import * as memberships from './identity/memberships.ts';
import * as secondFactor from './identity/second-factor.ts';
import * as signIns from './identity/sign-ins.ts';
import * as singleSignOn from './identity/single-sign-on.ts';
import * as teamDomains from './identity/team-domains.ts';
import * as teams from './identity/teams.ts';
import * as users from './identity/users.ts';
import * as sharing from './sharing.ts';
import * as telemetry from './telemetry.ts';

/** One event as the catalogue knows it: its definition and the topic it is published to. */
export interface CataloguedEvent {
  definition: EventDefinition;
  /** Its service, or `telemetry`, or `pings`. */
  topic: string;
}

const identity = {
  ...customRoles,
  ...devices,
  ...groups,
  ...impersonations,
  ...memberships,
  ...secondFactor,
  ...signIns,
  ...singleSignOn,
  ...teamDomains,
  ...teams,
  ...users,
};

function catalogue(): ReadonlyMap<string, CataloguedEvent> {
  const events = new Map<string, CataloguedEvent>();
  for (const [source, module] of Object.entries({
    identity,
    content,
    sharing,
    analytics,
    billing,
    telemetry,
  })) {
    for (const definition of Object.values<unknown>(module).filter(isEventDefinition)) {
      if (events.has(definition.type)) throw new Error(`Two events are called ${definition.type}`);
      const topic = definition === telemetry.ViewerSessionPinged ? 'pings' : source;
      events.set(definition.type, { definition, topic });
    }
  }
  return events;
}

/** Every published event by its type. */
export const eventCatalogue = catalogue();

export function topicOf(definition: EventDefinition): string {
  const known = eventCatalogue.get(definition.type);
  if (!known) throw new Error(`${definition.type} stands in no file of schemas/events`);
  return known.topic;
}

/** Reported facts belong to no stream: their topic says so. */
export function isFact(topic: string): boolean {
  return topic === 'telemetry' || topic === 'pings';
}

export const topics = [
  ...['identity', 'content', 'sharing', 'analytics', 'billing', 'telemetry'].map((name) => ({
    name,
    isPings: false,
  })),
  { name: 'pings', isPings: true },
];
