import type { Mood } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import { textStatistics } from '../text/statistics.ts'
import { abilitiesOf } from './abilities.ts'
import { about, actingParty, type Conflict, type Decided, move, type Outsider } from './conflict.ts'
import type { Translation } from './start.ts'

type Answer = {
  person: string
  mood?: Mood | null
  raw_message: string
  translation: Translation
  now: Date
}

/**
 * Submits the responder's only response, after which the mediator takes over. The creator is refused with
 * `conflict.not_a_party` ('User not authorized to update this conflict') in every phase, because only the other side
 * can respond.
 */
export function decideResponse(
  conflict: Conflict,
  { person, mood, raw_message, translation, now }: Answer,
): Decided<Outsider | 'conflict.wrong_phase'> {
  const acting = actingParty(conflict, person)
  if (!acting.ok) return acting
  if (acting.value === 'user1') return refuse('conflict.not_a_party')
  if (!abilitiesOf(conflict, 'user2').respond) return refuse('conflict.wrong_phase')

  const answer = {
    user2_id: person,
    user2_mood: mood ?? null,
    user2_raw_message: raw_message,
    user2_translated_message: translation.text,
    user2_translation_by: translation.written_by,
    status: 'active',
    answered_at: now,
  } as const
  const active = move(conflict, answer, now)
  return ok({
    conflict: active,
    events: [
      {
        type: 'conflict.responded',
        ...about(active, now),
        message: textStatistics(raw_message),
        created_at: conflict.created_at,
      },
    ],
  })
}
