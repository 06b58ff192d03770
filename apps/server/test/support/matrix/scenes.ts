import { randomUUID } from 'node:crypto'
import type { Phase } from '@squash/contract/values'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import { personOf } from '../person.ts'
import type { TestSquash } from '../squash.ts'
import { CAST, type People } from './people.ts'
import type { Named, Role, Statuses } from './roles.ts'

/** The records that a call may concern. Without a phase or a debate in the row, the ids exist for no one. */
export type Scene = {
  people: People
  /** A conflict of creator and responder with the token of its invite; for the invited role, of creator and invited. */
  id: string
  token: string
  debate: string
  /** The quest that the creator has started. */
  quest: string
  /** The daily conflict from the forum. */
  forum: string
  /** Another user: the responder for the creator, and the creator for everyone else. */
  person: string
  /** A user without relations to the others: whatever a call does to them doesn't affect the other rows. */
  bystander: string
}

/** One row of the matrix: how a call is made, and the status that each role gets. */
export type Row = {
  /** The phase of the conflict for every role but the invited one, whose conflict is unanswered. */
  phase?: Phase
  /** The status of the debate, likewise. */
  debate?: 'pending' | 'active'
  input: (scene: Scene) => object | Promise<object>
  status: Statuses
  /** The user whose id and username no answer may contain, except for the two parties themselves. */
  hides?: 'responder'
  /** Whose address users without a session may read, because a mailed link proves that they read its inbox. */
  mailedTo?: readonly Named[]
}

export type Scenes = {
  for(role: Role, row: Row): Promise<Scene>
  /** Marks the row's records as possibly changed, so that the next row gets new ones. */
  spend(role: Role, row: Row): void
}

/** Creates the records that rows need, and keeps them for further rows until a call has changed them. */
export async function createScenes(squash: TestSquash, people: People): Promise<Scenes> {
  const { creator, responder } = people
  const { user_quest_id: quest } = await done(creator.call('start_quest', { p_quest_id: 'boundaries' }))
  await squash.runSchedule('forum.daily')
  const [forum] = await done(creator.call('get_current_reddit_conflict', {}))
  const common = { people, quest, forum: forum?.id ?? '', bystander: personOf(people.bystander) }

  const conflicts = new Map<string, { id: string; token: string }>()
  const debates = new Map<string, string>()
  const keyOf = (role: Role, state: string | undefined) => (role === 'invited' ? 'unanswered' : (state ?? 'none'))

  async function makeConflict(role: Role, phase: Phase) {
    const { id } =
      role === 'invited'
        ? await startConflict(creator, CAST.invited.email)
        : await conflictIn(phase, creator, responder, CAST.responder.email)
    const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
    return { id, token: String(rows[0]?.token) }
  }

  async function conflictFor(role: Role, phase: Phase | undefined) {
    if (!phase) return { id: randomUUID(), token: 'a-token-of-no-invite' }
    const key = keyOf(role, phase)
    const conflict = conflicts.get(key) ?? (await makeConflict(role, phase))
    conflicts.set(key, conflict)
    return conflict
  }

  async function debateFor(role: Role, status: Row['debate']) {
    if (!status) return randomUUID()
    const key = keyOf(role, status)
    const isInvited = role === 'invited'
    const debate =
      debates.get(key) ??
      (isInvited ? await startDebate(creator, CAST.invited.email) : await debateIn(status, creator, responder)).id
    debates.set(key, debate)
    return debate
  }

  return {
    async for(role, { phase, debate }) {
      return {
        ...common,
        ...(await conflictFor(role, phase)),
        debate: await debateFor(role, debate),
        person: personOf(role === 'creator' ? responder : creator),
      }
    },
    spend(role, { phase, debate }) {
      conflicts.delete(keyOf(role, phase))
      debates.delete(keyOf(role, debate))
    },
  }
}
