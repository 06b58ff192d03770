import type { OpenAPIGenerator } from '@orpc/openapi'
import { type LiveEvent, MAX_TOPICS, TOPIC_KINDS } from '@squash/contract/live'

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>
export type Paths = NonNullable<Document['paths']>
type Operation = NonNullable<NonNullable<Paths[string]>['get']>
export type Schema = Record<string, unknown>

/** The body of a request, or the content of a response. */
export const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** Requires the bearer token of a signed-in user, or the service key. */
export const bearer: Operation['security'] = [{ bearer: [] }]

export const operation = (parts: Operation): Operation => parts

/** The fields of each event's data. */
const EVENTS = {
  'conflict.changed': ['conflict_id'],
  'debate.changed': ['debate_id'],
  'achievement.unlocked': ['code'],
  'archetype.changed': ['archetype'],
  'squashcred.changed': [],
  notification: ['kind', 'conflict_id', 'debate_id'],
  'ruling.tallied': ['conflict_id', 'vote_counts'],
  'debate.tallied': ['debate_id', 'creator_votes', 'opponent_votes'],
} as const satisfies { [Event in LiveEvent as Event['event']]: readonly (keyof Event['data'])[] }

const listed = Object.entries(EVENTS).map(([event, fields]) => `- \`${event}\` {${fields.join(', ')}}`)

/** `GET /realtime/v1/stream`. */
export const describeStream = (): Paths => ({
  '/realtime/v1/stream': {
    get: operation({
      operationId: 'stream',
      tags: ['live'],
      summary: 'Server-sent events of the signed-in user, until the connection ends',
      description: [
        'Most events say that something has changed; fetch it with its call. Each has an id, and is sent again for 24 hours to a client that ' +
          'sends the last one it has seen as Last-Event-ID. A comment line comes every 15 seconds. Events and the fields of their JSON data:',
        ...listed,
      ].join('\n'),
      security: bearer,
      parameters: [
        {
          name: 'topics',
          in: 'query',
          description: `Also send the tallies of these: up to ${MAX_TOPICS} of ${TOPIC_KINDS.map((kind) => `${kind}:{id}`).join(' and ')}, separated by commas`,
          schema: { type: 'string' },
        },
        { name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } },
      ],
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        400: { description: 'Unknown topic' },
        401: { description: 'No session, or one that has ended' },
        429: { description: 'Too many open streams of this user' },
      },
    }),
  },
})
