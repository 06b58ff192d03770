import { MOST_TOPICS, TOPIC_KINDS, type TopicName } from '@squash/contract/live'
import { refusal } from './refusal.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The topics that a stream asks for: `?topics=ruling:{id},debate:{id}` (docs/calls.md).
 * @throws request.invalid for an unknown topic, and for too many
 */
export function topicsOf(query: unknown): TopicName[] {
  const given: unknown = Object(query).topics ?? ''
  const words = [given]
    .flat()
    .join(',')
    .split(',')
    .map((word) => word.trim().toLowerCase())
  const names = [...new Set(words.filter((word) => word !== ''))]
  const topics = names.filter(isTopic)
  if (topics.length < names.length) throw refusal('request.invalid', { topics: 'Not a topic' })
  if (topics.length > MOST_TOPICS) throw refusal('request.invalid', { topics: `At most ${MOST_TOPICS}` })
  return topics
}

function isTopic(word: string): word is TopicName {
  const [kind, id = ''] = word.split(':', 2)
  return TOPIC_KINDS.some((known) => known === kind) && UUID.test(id) && word === `${kind}:${id}`
}
