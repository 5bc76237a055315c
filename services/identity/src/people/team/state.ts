import type {
  TeamRegistered,
  TeamSettingsChanged,
} from '@lectern/schemas/events/identity/teams.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { TeamSettings } from './settings.ts';

export type Team =
  | { status: 'none' }
  | ({
      status: 'active';
      name: string;
      slug: string;
      booking: Booking | null;
      createdAt: string;
    } & TeamSettings);

export type Booking = NonNullable<EventOf<typeof TeamRegistered>['data']['booking']>;

export type RegisteredTeam = Extract<Team, { status: 'active' }>;

export type TeamEvent = EventOf<typeof TeamRegistered | typeof TeamSettingsChanged>;
