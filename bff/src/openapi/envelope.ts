const text = { type: 'string' };

/** CloudEvents 1.0 with our extensions: what every event has around its data. */
export const envelope = {
  type: 'object',
  description: 'What every event has around its `data`: CloudEvents 1.0, with extensions.',
  properties: {
    specversion: { description: 'The version of CloudEvents.', const: '1.0' },
    id: {
      description:
        'Identifies the event, for ever: an event that is delivered again has the same id.',
      ...text,
    },
    source: { description: 'The part of Lectern that published it.', ...text },
    type: { description: 'What happened; each type is a message of this document.', ...text },
    subject: {
      description: 'The stream that it belongs to: the kind of thing, the team and the id.',
      ...text,
    },
    time: {
      description: 'When it was recorded: ISO 8601, UTC.',
      type: 'string',
      format: 'date-time',
    },
    datacontenttype: { description: 'The media type of `data`: application/json.', ...text },
    dataschema: { description: 'The type, and the version of its schema.', ...text },
    teamid: { description: 'The team that it belongs to; missing for none.', ...text },
    actorid: {
      description: 'The user who did it; missing for visitors and for the product itself.',
      ...text,
    },
    onbehalfofid: {
      description: 'The member as whom an administrator acted; missing otherwise.',
      ...text,
    },
    correlationid: { description: 'The same for all events of one request.', ...text },
    causationid: {
      description: 'The event that this one follows from; missing for calls of people.',
      ...text,
    },
    signinid: {
      description: 'The sign-in that the call was made with; missing without one.',
      ...text,
    },
    network: {
      description: 'The kind of network that the call came from; missing if nobody called.',
      enum: ['THIS_MACHINE', 'PRIVATE', 'PUBLIC', 'UNKNOWN'],
    },
    streamversion: {
      description:
        'Its place in its stream, 1 for the first; missing for reported facts, such as viewings.',
      type: 'integer',
      minimum: 1,
    },
    traceparent: {
      description:
        'The step of a trace that made it, as W3C Trace Context writes it; missing where no trace was recorded.',
      ...text,
    },
    cursor: {
      description:
        'Only in the event stream: its place there. Send it as `after` to go on with the next event.',
      ...text,
    },
  },
  required: [
    'specversion',
    'id',
    'source',
    'type',
    'subject',
    'time',
    'dataschema',
    'correlationid',
  ],
};
