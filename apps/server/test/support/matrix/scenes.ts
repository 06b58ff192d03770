import { randomUUID } from 'node:crypto'
import type { Phase } from '@squash/contract/values'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import { personOf } from '../person.ts'
import type { TestSquash } from '../squash.ts'
import { CAST, type People } from './people.ts'
import type { Role, Statuses } from './roles.ts'

/** What a call may be about. Without a phase or a debate in the row, nobody has the ids. */
export type Scene = {
  people: People
  /** A conflict of creator and responder, and the token of its invite; for the invited role, of creator and invited. */
  id: string
  token: string
  debate: string
  /** The quest that the creator is on. */
  quest: string
  /** The conflict of the forum. */
  forum: string
  /** Somebody else: for the creator the responder, for everybody else the creator. */
  person: string
  /** Nobody's friend or foe: whatever a call does to them, the other rows stay as they are. */
  bystander: string
}

/** One line of the matrix: how a call is made, and what each role is answered. */
export type Row = {
  /** Of the conflict that it is about, for everybody but the invited one, who meets theirs unanswered. */
  phase?: Phase
  /** Of the debate that it is about, likewise. */
  debate?: 'pending' | 'active'
  input: (scene: Scene) => object | Promise<object>
  status: Statuses
  /** Whose id and username no answer may hold, except to the two people of the scene themselves. */
  hides?: 'responder'
}

export type Scenes = {
  for(role: Role, row: Row): Promise<Scene>
  /** What the row is about may be no longer as it was: the next one gets another. */
  spend(role: Role, row: Row): void
}

/** Makes what rows are about, and keeps it for the next row until a call has changed it. */
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
