import { isRecord } from '@squash/contract/is-record'
import type { LiveEvent, LiveEventName } from '@squash/contract/live'
import { RULING_VOTES, type RulingVoteCounts } from '@squash/contract/values'

type Data = Readonly<Record<string, unknown>>

/** Reads each event's data; null if a field is missing. */
const READERS: { readonly [Name in LiveEventName]: (data: Data) => Extract<LiveEvent, { event: Name }> | null } = {
  'conflict.changed': ({ conflict_id }) =>
    isText(conflict_id) ? { event: 'conflict.changed', data: { conflict_id } } : null,
  'debate.changed': ({ debate_id }) => (isText(debate_id) ? { event: 'debate.changed', data: { debate_id } } : null),
  'achievement.unlocked': ({ code }) => (isText(code) ? { event: 'achievement.unlocked', data: { code } } : null),
  'archetype.changed': ({ archetype }) =>
    isText(archetype) ? { event: 'archetype.changed', data: { archetype } } : null,
  'squashcred.changed': ({ squashcred }) =>
    isCount(squashcred) ? { event: 'squashcred.changed', data: { squashcred } } : null,
  notification: ({ kind, conflict_id, debate_id }) =>
    isText(kind)
      ? {
          event: 'notification',
          data: { kind, ...(isText(conflict_id) && { conflict_id }), ...(isText(debate_id) && { debate_id }) },
        }
      : null,
  'ruling.tallied': ({ conflict_id, vote_counts }) =>
    isText(conflict_id) && isTally(vote_counts)
      ? { event: 'ruling.tallied', data: { conflict_id, vote_counts } }
      : null,
  'debate.tallied': ({ debate_id, creator_votes, opponent_votes }) =>
    isText(debate_id) && isCount(creator_votes) && isCount(opponent_votes)
      ? { event: 'debate.tallied', data: { debate_id, creator_votes, opponent_votes } }
      : null,
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => typeof value === 'number'
const isTally = (value: unknown): value is RulingVoteCounts =>
  isRecord(value) && RULING_VOTES.every((vote) => isCount(value[vote]))
const isKnown = (name: string): name is LiveEventName => Object.hasOwn(READERS, name)

/** The live event with this name and data; null if this version doesn't know the name, or the data lacks a field. */
export const liveEventIn = (name: string, data: Data): LiveEvent | null => (isKnown(name) ? READERS[name](data) : null)
