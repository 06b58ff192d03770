import type { Commitment } from '@squash/contract/commitments'
import { addAuthenticatorApp } from '@squash/testkit/add-authenticator-app'
import { ada, ben, carla, deniz } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate, voteInDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import { type Actor, testClient } from '@squash/testkit/http'
import { completeQuest, questUpToTheLastStep } from '@squash/testkit/quest-steps'
import { linkIn, mailTo } from './mail.ts'
import { mayaAndJonas, signedUp } from './people.ts'
import type { RunningSquash } from './squash.ts'

/** A world in which every screen has something to show. */
export type World = {
  maya: Actor
  jonas: Actor
  ada: Actor
  /** Has an authenticator app, and signed in again without entering its code. */
  deniz: Actor
  invite: string
  conflict: Record<Stage, string>
  debate: Record<'pending' | 'active', string>
  soloNote: string
}

export type Stage =
  | 'awaiting_response'
  | 'vote_1'
  | 'vote_2'
  | 'core_issues'
  | 'vote_3'
  | 'ruling_available'
  | 'ruled'
  | 'resolved'
  | 'abandoned'

/** Maya and Jonas have a conflict in every phase, Ada has none, and Carla is invited but has no account. */
export async function seedWorld(squash: RunningSquash): Promise<World> {
  const people = {
    ...(await mayaAndJonas(squash)),
    ada: await signedUp(squash, ada),
    deniz: await halfSignedIn(squash),
  }
  const at = async (stage: Exclude<Stage, 'abandoned'>) => (await conflictIn(stage, people.maya, people.jonas)).id
  const conflict: World['conflict'] = {
    vote_1: await at('vote_1'),
    vote_2: await at('vote_2'),
    core_issues: await at('core_issues'),
    vote_3: await at('vote_3'),
    ruling_available: await at('ruling_available'),
    ruled: await at('ruled'),
    resolved: await at('resolved'),
    awaiting_response: await at('awaiting_response'),
    abandoned: (await startConflict(people.maya, ben.email)).id,
  }
  await halfAgreed(people, conflict.resolved)
  const declined = linkIn(await mailTo(squash, ben.email, /settle/), '/invite/')
  await done(people.ada.call('decline_invite', { token: tokenOf(declined) }))
  await startConflict(people.maya, carla.email)
  await questUpToTheLastStep(people.maya, 'i-statements')
  await completeQuest(people.jonas, 'group-chats')
  const invite = new URL(linkIn(await mailTo(squash, carla.email, /settle/), '/invite/')).pathname
  const debate = {
    pending: (await startDebate(people.maya)).id,
    active: (await debateIn('active', people.maya, people.jonas)).id,
  }
  await voteInDebate(people.ada, debate.active, idOf(people.maya))
  const daily = await eventually('a conflict of the day', async () => {
    const [today] = await done(people.maya.call('get_current_reddit_conflict', {}))
    return today
  })
  await done(people.maya.call('cast_reddit_vote', { conflict_uuid: daily.id, vote_type: 'nah' }))
  const soloNote = await done(
    people.maya.call('write_solo_note', {
      title: 'The ficus',
      raw_message: 'You idiot! I water the ficus every Tuesday since March. Please take turns with me.',
      mood: 'annoyed',
    }),
  )
  return { ...people, invite, conflict, debate, soloNote: soloNote.id }
}

/** A draft with a commitment for each of them and one for both, which Jonas has agreed to. */
async function halfAgreed({ maya, jonas }: Pick<World, 'maya' | 'jonas'>, p_conflict_id: string): Promise<void> {
  const commitments: Commitment[] = [
    { who: 'second', what: 'Dishes on Tuesdays and Thursdays', by: 'from 24 Nov' },
    { who: 'first', what: 'Says it before 9 pm if something bothers her', by: null },
    { who: 'both', what: 'Look at the list together, ten minutes', by: 'Sun, 6 Dec' },
  ]
  await done(maya.call('save_commitments', { p_conflict_id, commitments }))
  await done(jonas.call('confirm_agreement', { p_conflict_id }))
}

async function halfSignedIn(squash: RunningSquash): Promise<Actor> {
  await addAuthenticatorApp(await signedUp(squash, deniz), new Date())
  return testClient(squash.url).signIn(deniz)
}

const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''

export const idOf = ({ session }: Actor) => session?.user.id ?? ''
