import { randomUUID } from 'node:crypto'
import type { Phase } from '@squash/contract/values'
import { ada, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { answerTo } from '@squash/testkit/quest-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessOf, everyCall, type ForEveryCall, kindOf, rowsOf } from './support/calls.ts'
import { operatorOf, withServiceKey } from './support/operator.ts'
import { personOf } from './support/person.ts'
import { everybodysWords, privateWords, privateWordsIn } from './support/private-words.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let people: Record<'creator' | 'responder' | 'stranger' | 'invited', Actor>

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
  people = {
    creator: await squash.signUp(maya),
    responder: await squash.signUp(jonas),
    stranger: await squash.signUp(ada),
    invited: await squash.signUp(carla),
  }
  await squash.runSchedule('forum.daily')
  forumConflict = (await done(people.creator.call('get_current_reddit_conflict', {})))[0]?.id ?? ''
})
afterAll(() => squash.close())

type Role = 'visitor' | 'stranger' | 'creator' | 'responder' | 'invited'
const ROLES: readonly Role[] = ['visitor', 'stranger', 'creator', 'responder', 'invited']

/** The conflict that a call is about: the invited one meets it unanswered, everybody else in the phase that the call needs. */
type Scene = { id: string; token: string; debate: string; quest: string }
type Row = {
  phase?: Phase
  /** Where the call is about a debate: as everybody but the invited one meets it. */
  debate?: 'pending' | 'active'
  /** `person`: somebody else. */
  input: (scene: Scene & { person: string }) => object
  status: Record<Role, number>
}

const by = (visitor: number, stranger: number, creator: number, responder: number, invited: number) => ({
  visitor,
  stranger,
  creator,
  responder,
  invited,
})
const everybody = by(200, 200, 200, 200, 200)
const signedIn = by(401, 200, 200, 200, 200)
/** The service key alone: what hands out value (decisions §1). */
const operator = by(401, 403, 403, 403, 403)
const conflict = ({ id }: Scene) => ({ p_conflict_id: id })
const ruling = ({ id }: Scene) => ({ conflict_uuid: id })
const nothing = () => ({})
let forumConflict = ''
const ofForum = () => ({ conflict_uuid: forumConflict })

/** Who gets what (decisions §1 and §2). For whom a conflict does not exist, it is not found; who is in it meets its phase. */
const TABLE: ForEveryCall<Row> = {
  get_profile: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  update_profile: { input: () => ({ onboarding_complete: true }), status: signedIn },
  check_user_exists_by_email: { input: () => ({ email_to_check: maya.email }), status: signedIn },
  get_global_stats: { input: nothing, status: everybody },
  get_profile_stats: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },

  create_conflict: {
    input: () => ({
      title: 'Keys',
      user2_email: 'x@example.com',
      user1_mood: 'meh',
      user1_raw_message: 'Where are they?',
    }),
    status: signedIn,
  },
  get_conflict: { input: conflict, status: by(401, 404, 200, 200, 200) },
  get_my_conflicts: { input: nothing, status: signedIn },
  get_dashboard: { input: nothing, status: signedIn },
  respond_to_conflict: {
    input: (scene) => ({ ...conflict(scene), user2_raw_message: words.jonas }),
    status: by(401, 404, 403, 409, 200),
  },
  vote_satisfaction: {
    input: (scene) => ({ ...conflict(scene), satisfied: false }),
    status: by(401, 404, 200, 200, 409),
  },
  submit_core_issue: {
    phase: 'core_issues',
    input: (scene) => ({ ...conflict(scene), core_issue: 'Ask me before you decide for both.' }),
    status: by(401, 404, 200, 200, 409),
  },
  request_final_ruling: { phase: 'ruling_available', input: conflict, status: by(401, 404, 200, 200, 409) },
  set_ruling_name_shown: {
    phase: 'ruled',
    input: (scene) => ({ ...conflict(scene), shown: true }),
    // A ruled conflict is public: a stranger learns that it is not theirs.
    status: by(401, 403, 200, 200, 409),
  },
  delete_conflict: { phase: 'awaiting_response', input: conflict, status: by(401, 404, 200, 403, 403) },
  get_shared_conflicts: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  get_shared_stats: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  // Whoever holds the mailed link may open it, and decline: they need no account.
  get_invite: { phase: 'awaiting_response', input: ({ token }) => ({ token }), status: everybody },
  decline_invite: { phase: 'awaiting_response', input: ({ token }) => ({ token }), status: everybody },

  get_public_ai_rulings: { input: nothing, status: everybody },
  // The invited person's scene is a conflict that nobody has answered: it is not public, and counts for nobody.
  get_conflict_vote_counts: { phase: 'ruled', input: ruling, status: by(200, 200, 200, 200, 404) },
  get_user_vote_for_conflict: { phase: 'ruled', input: ruling, status: signedIn },
  check_can_vote: { phase: 'ruled', input: ruling, status: signedIn },
  cast_conflict_vote: {
    phase: 'ruled',
    input: (scene) => ({ ...ruling(scene), vote_type: 'ai_right' }),
    status: by(401, 200, 403, 403, 404),
  },
  get_active_debates: { input: nothing, status: signedIn },
  get_pending_debate_invites: { input: nothing, status: signedIn },
  get_completed_debates: { input: nothing, status: signedIn },
  // For strangers an unanswered debate is null, like one that does not exist.
  get_debate_by_id: { debate: 'pending', input: ({ debate }) => ({ p_debate_id: debate }), status: signedIn },
  create_debate: {
    input: () => ({
      title: 'Keys',
      creator_side: 'Hook',
      creator_position: 'Always the same place.',
      opponent_side: 'Bowl',
      opponent_email: 'x@example.com',
    }),
    status: signedIn,
  },
  respond_to_debate_invite: {
    debate: 'pending',
    input: ({ debate }) => ({ p_debate_id: debate, p_position: 'A bowl is prettier.' }),
    status: by(401, 404, 403, 200, 200),
  },
  cast_debate_vote: {
    debate: 'active',
    input: ({ debate, person }) => ({ p_debate_id: debate, p_vote_for_id: person }),
    status: by(401, 200, 403, 403, 403),
  },
  get_debate_stats: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  get_debate_counts: { input: nothing, status: signedIn },

  get_available_quests: { input: nothing, status: signedIn },
  get_quest_details: { input: () => ({ p_quest_id: 'boundaries' }), status: signedIn },
  start_quest: { input: () => ({ p_quest_id: 'boundaries' }), status: signedIn },
  // The quest is the creator's own: for everybody else there is none.
  submit_quest_step: {
    input: ({ quest }) => ({ ...answerTo('boundaries', 1, 'wrong'), p_user_quest_id: quest }),
    status: by(401, 404, 200, 404, 404),
  },

  get_sessions: { input: nothing, status: signedIn },
  // Nobody has this session.
  revoke_session: { input: () => ({ session_id: randomUUID() }), status: by(401, 404, 404, 404, 404) },
  get_security_events: { input: nothing, status: signedIn },
  export_my_data: { input: nothing, status: signedIn },
  get_job_failures: { input: nothing, status: by(401, 403, 403, 403, 403) },
  get_user_conflict_stats: { input: nothing, status: signedIn },
  get_leaderboard_summary: { input: nothing, status: signedIn },
  log_leaderboard_view: { input: nothing, status: signedIn },
  get_leaderboard_view_count: { input: nothing, status: signedIn },
  get_user_squashcred: { input: nothing, status: signedIn },
  get_user_points_with_tier: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  get_squashcred_tier: { input: () => ({ p_points: 120 }), status: everybody },
  get_squashcred_events: { input: nothing, status: signedIn },
  get_squashcred_series: { input: nothing, status: signedIn },
  get_unseen_unlocks: { input: nothing, status: signedIn },
  mark_unlocks_seen: { input: () => ({ ids: [randomUUID()] }), status: signedIn },
  get_user_achievements: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  get_achievement_catalogue: { input: nothing, status: everybody },
  user_has_achievement: {
    input: ({ person }) => ({ p_user_id: person, p_code: 'first_conflict' }),
    status: signedIn,
  },
  get_user_archetype_achievements: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  award_squashcred: {
    input: ({ person }) => ({ p_user_id: person, p_amount: 5, p_reason: 'A kind word' }),
    status: operator,
  },
  unlock_user_achievement: {
    input: ({ person }) => ({ p_user_id: person, p_code: 'first_conflict' }),
    status: operator,
  },
  unlock_archetype_achievement: {
    input: ({ person }) => ({ p_user_id: person, p_archetype_name: 'the-fixer' }),
    status: operator,
  },
  get_current_reddit_conflict: { input: nothing, status: everybody },
  get_user_reddit_vote: { input: ofForum, status: signedIn },
  cast_reddit_vote: { input: () => ({ ...ofForum(), vote_type: 'nta' }), status: signedIn },
  confirm_tip: { input: () => ({ tip_level: 'tip_3' }), status: by(401, 409, 409, 409, 409) },
  // Last, and undone by the row that follows: what blocked people start reaches nobody.
  block_user: { phase: 'awaiting_response', input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  get_blocks: { phase: 'awaiting_response', input: nothing, status: signedIn },
  unblock_user: { phase: 'awaiting_response', input: ({ person }) => ({ p_user_id: person }), status: signedIn },
}

const tokenOf = async (id: string): Promise<string> => {
  const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
  return String(rows[0]?.token)
}

async function sceneFor(role: Role, phase: Phase, { debate: status }: Row): Promise<Scene> {
  const { creator, responder } = people
  const debate =
    status && (role === 'invited' ? startDebate(creator, carla.email) : debateIn(status, creator, responder))
  const { id } =
    role === 'invited' ? await startConflict(creator, carla.email) : await conflictIn(phase, creator, responder)
  const { user_quest_id: quest } = await done(creator.call('start_quest', { p_quest_id: 'boundaries' }))
  return { id, token: await tokenOf(id), debate: (await debate)?.id ?? randomUUID(), quest }
}

describe('a call', () => {
  it('has a row in the table below', () => {
    expect(Object.keys(TABLE).sort()).toEqual(everyCall.map(({ name }) => name).sort())
  })

  for (const [name, row] of rowsOf(TABLE)) {
    it(`${name} answers each of the five as it should, and tells none the words of another`, async () => {
      const phase = row.phase ?? 'vote_1'
      const answered: Partial<Record<Role, number>> = {}
      let scene: Scene | null = null
      for (const role of ROLES) {
        const actor = role === 'visitor' ? squash.visitor : people[role]
        scene = role === 'invited' ? await sceneFor(role, phase, row) : (scene ?? (await sceneFor(role, phase, row)))
        const person = personOf(role === 'creator' ? people.responder : people.creator)
        const answer = await actor.request('POST', `/rest/v1/rpc/${name}`, row.input({ ...scene, person }))
        answered[role] = answer.status
        // Whoever was let through may have moved the conflict on; a read has not.
        if (answer.ok && kindOf(name) === 'write') scene = null
        const own = role === 'creator' ? 'maya' : role === 'responder' || role === 'invited' ? 'jonas' : null
        const foreign = own === null ? everybodysWords : privateWords[own === 'maya' ? 'jonas' : 'maya']
        expect(privateWordsIn(answer.body, foreign), `${role} reads`).toEqual([])
      }
      expect(answered).toEqual(row.status)
    })
  }
})

describe('the id of another person', () => {
  /** The reads that decisions §1 names; the later ones come with their features. */
  const OPEN = [
    'get_profile',
    'get_profile_stats',
    'get_shared_conflicts',
    'get_shared_stats',
    'get_debate_stats',
    'get_user_points_with_tier',
    'get_user_achievements',
    'user_has_achievement',
    'get_user_archetype_achievements',
  ]
  /** Whom one wants nothing from is always somebody else. */
  const ABOUT_ANOTHER = ['block_user', 'unblock_user']
  const PERSONS = ['p_user_id', 'user_uuid', 'user_id_param']

  it('is asked for by no other call, or refused by it', async () => {
    const asking = everyCall.filter(
      ({ name, parameters }) =>
        ![...OPEN, ...ABOUT_ANOTHER].includes(name) && PERSONS.some((one) => parameters.includes(one)),
    )
    const nobodys = { id: randomUUID(), token: 'none', debate: randomUUID(), quest: randomUUID() }
    const creator = personOf(people.creator)
    for (const { name, parameters } of asking) {
      const [parameter = ''] = PERSONS.filter((one) => parameters.includes(one))
      const row = rowsOf(TABLE).find(([call]) => call === name)?.[1]
      const input = { ...row?.input({ ...nobodys, person: creator }), [parameter]: creator }
      const answer = await people.stranger.request('POST', `/rest/v1/rpc/${name}`, input)
      expect([name, answer.status]).toEqual([name, 403])
    }
  })

  it('does not let Ada change the profile of Maya, or read her dashboard', async () => {
    const before = await done(people.creator.call('get_profile', {}))
    const mayas = { p_user_id: personOf(people.creator) }
    await people.stranger.request('POST', '/rest/v1/rpc/update_profile', { ...mayas, first_name: 'Mud' })
    expect(await done(people.creator.call('get_profile', {}))).toEqual(before)
    const { body } = await people.stranger.request('POST', '/rest/v1/rpc/get_dashboard', mayas)
    expect(body).toEqual(await done(people.stranger.call('get_dashboard', {})))
    expect(body).not.toEqual(await done(people.creator.call('get_dashboard', {})))
  })

  it('shows Ada of Maya what strangers see: no last name, no address, no settings', async () => {
    const seen = await done(people.stranger.call('get_profile', { p_user_id: personOf(people.creator) }))
    expect(seen).toMatchObject({ first_name: 'Maya', username: maya.username, last_name: null, display_name: 'Maya' })
    expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['email']))
    expect(JSON.stringify(seen)).not.toMatch(/Okafor|@|settings|time_zone/)
  })
})

describe('the service key', () => {
  /** What no person may do, it may; a visitor may do what it may, and it is no person. */
  const STATUS: Record<string, number> = { service: 200, public: 200, user: 401, admin: 401 }

  it('opens the calls that hand out value, and no call of a person', async () => {
    const operator = operatorOf(squash)
    const { id } = await conflictIn('awaiting_response', people.creator, people.responder)
    const { id: ruled } = await conflictIn('ruled', people.creator, people.responder)
    const scene = {
      id,
      token: await tokenOf(id),
      debate: randomUUID(),
      quest: randomUUID(),
      person: personOf(people.creator),
    }
    for (const [name, { phase, input }] of rowsOf(TABLE)) {
      const given = input(phase === 'ruled' ? { ...scene, id: ruled } : scene)
      const answer = await operator.request('POST', `/rest/v1/rpc/${name}`, given)
      expect([name, answer.status]).toEqual([name, STATUS[accessOf(name)]])
    }
  })
})
