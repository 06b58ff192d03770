import { randomUUID } from 'node:crypto'
import { REFUSALS, type RefusalCode } from '@squash/contract/errors'
import type { CallName } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessOf, everyCall, insiderOf, isCallName } from './support/calls.ts'
import { gather, type People } from './support/matrix/people.ts'
import { createScenes, type Scenes } from './support/matrix/scenes.ts'
import { MATRIX } from './support/matrix/table.ts'
import { withServiceKey } from './support/operator.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let people: People
let scenes: Scenes

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
  people = await gather(squash)
  scenes = await createScenes(squash, people)
})
afterAll(() => squash.close())

/** Commands and reads that concern an unknown object return 404 with its code. */
const unknown = (code: RefusalCode) => ({ status: 404, code })
const conflict = unknown('conflict.not_found')
const debate = unknown('debate.not_found')
const person = unknown('profile.not_found')
const report = unknown('report.not_found')
const quest = unknown('quest.not_found')
const soloNote = unknown('solo_note.not_found')
const invite = unknown('invite.not_found')
/** Calls that return the object itself, where the contract allows null. */
const nothing = { status: 200, body: null }
/** A page after an unknown object is empty. */
const noMore = { status: 200, body: [] }
/** Figures about a user, alone or together with the caller: an unknown user has none. */
const noneOf = (body: unknown) => ({ status: 200, body })
/** An unknown user is not the caller. */
const notYourself = { status: 403, code: 'access.not_yourself' }

type Expected = { status: number; code?: string; body?: unknown }

/** The answer for each parameter that names something, when that doesn't exist. */
const NAMES: Record<string, Expected> = {
  'get_profile p_user_id': nothing,
  'get_profile_stats p_user_id': noneOf({ total_conflicts: 0, resolved_conflicts: 0, resolution_rate: 0 }),
  'revoke_session session_id': unknown('session.not_found'),
  'block_user p_user_id': person,
  'unblock_user p_user_id': person,
  'get_blocks p_before': noMore,
  'ban_account user_id': person,
  'unban_account user_id': person,
  'get_job_failures p_before': noMore,

  'get_conflict p_conflict_id': conflict,
  'get_agreement p_conflict_id': conflict,
  'save_commitments p_conflict_id': conflict,
  'confirm_agreement p_conflict_id': conflict,
  'answer_check_in p_conflict_id': conflict,
  'create_conflict preview_id': unknown('preview.not_found'),
  'create_conflict p_follow_up_of': unknown('agreement.not_found'),
  // A note that is gone doesn't keep its message from being sent.
  'create_conflict solo_note_id': noneOf(expect.objectContaining({ phase: 'awaiting_response' })),
  'get_solo_note p_note_id': soloNote,
  'delete_solo_note p_note_id': soloNote,
  'get_solo_notes p_before': noMore,
  'preview_message p_conflict_id': conflict,
  'respond_to_conflict p_conflict_id': conflict,
  // The conflict is looked up first, and doesn't exist either.
  'respond_to_conflict preview_id': conflict,
  'vote_satisfaction p_conflict_id': conflict,
  'submit_core_issue p_conflict_id': conflict,
  'request_final_ruling p_conflict_id': conflict,
  'close_without_ruling p_conflict_id': conflict,
  'set_ruling_name_shown p_conflict_id': conflict,
  'delete_conflict p_conflict_id': conflict,
  'get_my_conflicts p_before': noMore,
  'get_shared_conflicts p_user_id': noneOf([]),
  'get_shared_conflicts p_before': noMore,
  'get_shared_stats p_user_id': noneOf({ total: 0, active: 0, closed: 0, ruled: 0, resolution_rate: 0 }),
  'get_invite token': invite,
  'get_invite_message token': invite,
  'get_sent_invite id': invite,
  'resend_invite id': invite,
  'correct_invite id': invite,
  'decline_invite token': invite,
  'decline_invite id': conflict,
  'block_inviter token': invite,
  'report_invite token': invite,

  'get_public_ai_rulings p_conflict_id': noMore,
  'get_public_ai_rulings p_before': noMore,
  'get_conflict_vote_counts conflict_uuid': conflict,
  'get_user_vote_for_conflict conflict_uuid': conflict,
  'get_user_vote_for_conflict user_uuid': notYourself,
  // It answers whether something is possible, and why not.
  'check_can_vote conflict_uuid': noneOf({ can_vote: false, reason: REFUSALS['conflict.not_found'].message }),
  'cast_conflict_vote conflict_uuid': conflict,
  'get_user_reddit_vote conflict_uuid': conflict,
  'get_user_reddit_vote user_uuid': notYourself,
  'cast_reddit_vote conflict_uuid': conflict,

  'get_debate_by_id p_debate_id': nothing,
  'respond_to_debate_invite p_debate_id': debate,
  'cast_debate_vote p_debate_id': debate,
  // The debate exists and has two sides, so any other id is an invalid value.
  'cast_debate_vote p_vote_for_id': { status: 400, code: 'debate.no_such_side' },
  'get_active_debates p_before': noMore,
  'get_pending_debate_invites p_before': noMore,
  'get_completed_debates p_before': noMore,
  'get_debate_stats p_user_id': noneOf({ wins: 0, participations: 0 }),

  'report_content id': report,
  'appeal_report id': report,
  'decide_report id': report,
  'set_hidden id': report,
  'request_safety_review p_conflict_id': conflict,
  'decide_safety_review id': unknown('safety.review_not_found'),
  'get_safety_reviews p_before': noMore,
  'get_my_reports p_before': noMore,
  'get_reports p_before': noMore,
  'get_hidden p_before': noMore,

  'get_quest_details p_quest_id': nothing,
  'get_quest_details p_user_id': notYourself,
  'get_available_quests user_id_param': notYourself,
  'start_quest p_quest_id': quest,
  'start_quest p_user_id': notYourself,
  'submit_quest_step p_user_quest_id': quest,
  'submit_quest_step p_step_id': unknown('quest.step_not_found'),

  'get_user_squashcred p_user_id': notYourself,
  'get_user_points_with_tier p_user_id': noneOf(expect.objectContaining({ squashcred: 0 })),
  'get_squashcred_events p_user_id': notYourself,
  'get_squashcred_events p_before': noMore,
  'get_user_achievements p_user_id': noneOf([]),
  'user_has_achievement p_user_id': noneOf(false),
  'user_has_achievement p_code': noneOf(false),
  'get_user_archetype_achievements p_user_id': noneOf([]),
  'mark_unlocks_seen ids': nothing,
  'award_squashcred p_user_id': person,
  'unlock_user_achievement p_user_id': person,
  'unlock_user_achievement p_code': unknown('achievement.not_found'),
  'unlock_archetype_achievement p_user_id': person,
  'unlock_archetype_achievement p_archetype_name': unknown('archetype.not_found'),
  'get_user_conflict_stats p_after': noMore,
  'log_leaderboard_view p_user_id': notYourself,
  'get_leaderboard_view_count p_user_id': notYourself,
}

/** Parameters that name something but aren't UUIDs. */
const WORDS = ['token', 'p_quest_id', 'p_code', 'p_archetype_name', 'ids']

const isId = (field: { safeParse(value: unknown): { success: boolean } } | undefined) =>
  field?.safeParse(randomUUID()).success === true && !field.safeParse('nonsense').success

const parametersThatName = everyCall.flatMap(({ name, fields }) =>
  Object.keys(fields)
    .filter((key) => isId(fields[key]) || WORDS.includes(key))
    .map((key) => `${name} ${key}`),
)

async function ask(name: CallName, parameter: string, value: unknown) {
  const role = insiderOf(accessOf(name))
  // Anyone may submit a step of an unknown quest, but an unknown step needs the owner of the quest.
  const asker = parameter === 'p_step_id' ? people.creator : people[role]
  const { input, status } = MATRIX[name]
  const scene = await scenes.for(role, { input, status, ...(parameter === 'p_vote_for_id' && { debate: 'active' }) })
  return asker.request('POST', `/rest/v1/rpc/${name}`, { ...(await input(scene)), [parameter]: value })
}

describe('something that does not exist', () => {
  it('has a row for every parameter that can name it', () => {
    expect(Object.keys(NAMES).sort()).toEqual(parametersThatName.sort())
  })

  it.each(Object.entries(NAMES))(
    'gets the same answer wherever it is named: %s',
    async (key, { status, code, body }) => {
      const { name, parameter } = partsOf(key)
      const answer = await ask(name, parameter, parameter === 'ids' ? [randomUUID()] : randomUUID())
      if (code === undefined) expect([answer.status, answer.body]).toEqual([status, body])
      else expect([answer.status, Object(answer.body).code]).toEqual([status, code])
    },
  )
})

describe('a value that is not an id', () => {
  it.each(parametersThatName.filter((key) => !WORDS.includes(partsOf(key).parameter)))(
    'is a 400 that names the field: %s',
    async (key) => {
      const { name, parameter } = partsOf(key)
      const { status, body } = await ask(name, parameter, 'nonsense')
      expect([status, Object(body).details]).toEqual([400, { [parameter]: 'must be a UUID' }])
      expect(Object(body).message).toBe(REFUSALS['request.invalid'].message)
    },
  )
})

function partsOf(key: string): { name: CallName; parameter: string } {
  const [call, parameter = ''] = key.split(' ')
  if (call === undefined || !isCallName(call)) throw new Error(`There is no call ${call}`)
  return { name: call, parameter }
}
