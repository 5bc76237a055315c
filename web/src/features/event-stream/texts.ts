import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  eventAsJson: '{type} as JSON',
  // Curl
  consumeFromCode: 'Consume from code',
  asyncapiJson: 'asyncapi.json',
  openapiJson: 'openapi.json',
  curlExplained:
    'Continues after the last event on this page. Without {accept} you get lines of JSON up to now. Get {token} from {login} with a {deviceName}. Events are described in {events}, the API in {api}.',
  copyTheCommand: 'Copy the command',

  // Event row
  copyAsJson: 'Copy as JSON',

  // Event stream page
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting',
  eventStream: 'Event stream',
  youCantExportData: 'You can’t export data',
  askForPermission: 'An admin can grant the permission on the People page.',
  pausedHeldBack: 'Paused, {heldBack} held back',
  paused: 'Paused',
  resume: 'Resume',
  pause: 'Pause',
  fromWhen: 'From when',
  all: 'All',
  theEventStreamStopped: 'The event stream stopped',
  theServerDidNotAnswer: 'The server did not answer',
  noNewEvents: 'No new events',
  itReconnectsByItself: 'It reconnects by itself.',
  eventsAppearHere: 'Open a link or change something, and it appears here.',
  eventsNewestFirst: 'Events, newest first',

  // Type filter
  onlyTheseEvents: 'Only these events',
  allEvents: 'All events',
});
