import type { Conflict } from '@squash/contract/conflicts'
import type { Phase } from '@squash/contract/values'
import { jonas, words } from './cast.ts'
import { eventually } from './eventually.ts'
import type { Actor } from './http.ts'

/** Returns the value of a call that must succeed. @throws the answer when it is a refusal */
export async function done<Value>(
  answer: Promise<{ ok: true; body: Value } | { ok: false; status: number; body: unknown }>,
): Promise<Value> {
  const given = await answer
  if (!given.ok) throw new Error(`${given.status} ${JSON.stringify(given.body)}`)
  return given.body
}

export const startConflict = (creator: Actor, email: string = jonas.email) =>
  done(
    creator.call('create_conflict', {
      title: words.title,
      user2_email: email,
      user1_mood: 'annoyed',
      user1_raw_message: words.maya,
    }),
  )

export const respond = (responder: Actor, id: string) =>
  done(responder.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas }))

export const vote = (voter: Actor, id: string, satisfied: boolean) =>
  done(voter.call('vote_satisfaction', { p_conflict_id: id, satisfied }))

/** Waits until the conflict is in the phase, and returns it as this user sees it. */
export const reaches = (person: Actor, id: string, phase: Phase): Promise<Conflict> =>
  eventually(`the phase ${phase}`, async () => {
    const conflict = await done(person.call('get_conflict', { p_conflict_id: id }))
    return conflict.phase === phase && conflict
  })

/** Starts a conflict between the two and takes it to this phase, round by round. */
export async function conflictIn(phase: Phase, creator: Actor, responder: Actor, email?: string): Promise<Conflict> {
  const { id } = await startConflict(creator, email)
  return takeTo(phase, id, creator, responder)
}

/** Takes an unanswered conflict to this phase. */
async function takeTo(phase: Phase, id: string, creator: Actor, responder: Actor): Promise<Conflict> {
  const steps: Partial<Record<Phase, () => Promise<unknown>>> = {
    awaiting_response: () => respond(responder, id),
    vote_1: () => vote(creator, id, false),
    vote_2: () => vote(responder, id, false),
    core_issues: () => submitCoreIssues(creator, responder, id),
    vote_3: () => vote(responder, id, false),
    ruling_available: () => done(creator.call('request_final_ruling', { p_conflict_id: id, show_my_name: true })),
  }
  const order: Phase[] = ['awaiting_response', 'vote_1', 'vote_2', 'core_issues', 'vote_3', 'ruling_available', 'ruled']
  for (const stage of order) {
    const conflict = await reaches(creator, id, stage)
    if (stage === phase) return conflict
    if (phase === 'resolved' && stage === 'vote_1') {
      await vote(creator, id, true)
      await vote(responder, id, true)
      return reaches(creator, id, 'resolved')
    }
    await steps[stage]?.()
  }
  throw new Error(`No way to ${phase}`)
}

export async function submitCoreIssues(creator: Actor, responder: Actor, id: string): Promise<void> {
  await done(creator.call('submit_core_issue', { p_conflict_id: id, core_issue: words.mayaCore }))
  await done(responder.call('submit_core_issue', { p_conflict_id: id, core_issue: words.jonasCore }))
}
