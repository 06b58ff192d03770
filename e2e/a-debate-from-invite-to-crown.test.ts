import { ada, ben, carla, deniz, maya, type Person } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { argument } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import { expect } from 'vitest'
import { linkIn, mailsIn } from '../apps/server/test/support/mails.ts'
import { journeyInThisProcess } from './support/journey.ts'
import { skipTour } from './support/people.ts'
import { expectQuiet, type Look, picture } from './support/visitor.ts'

const atDesk: Look = { width: 1280, theme: 'light' }
const onPhone: Look = { width: 390, theme: 'dark' }

/** A user with an account who has taken the tour, in their own browser. */
const it = journeyInThisProcess.extend(
  'arrive',
  ({ squash, visit }) =>
    async (person: Person, look: Look, isNew = true) => {
      const actor = await (isNew ? skipTour(await squash.signUp(person)) : squash.signIn(person))
      return { actor, page: await visit({ ...look, as: actor }) }
    },
)

it('Maya starts a debate, Carla answers, the others vote, and the winner gets a crown', async ({
  squash,
  visit,
  arrive,
}) => {
  const { page: m } = await arrive(maya, atDesk)
  await m.goto('/debates')
  await m.getByText('Nobody is arguing').waitFor()
  await picture(m, 'debate-01-empty')
  await m.getByRole('link', { name: 'Start a new debate' }).first().click()
  await m.getByRole('button', { name: 'Dishes: right after dinner, or tomorrow?' }).click()
  expect(await m.getByLabel('Your side').inputValue()).toBe('Right after dinner')
  await m.getByLabel('Your argument').fill(argument.creator_position)
  await m.getByLabel('Who takes the other side?').fill(carla.email)
  await m.getByText('They don’t have an account yet and will be invited.').waitFor()
  await picture(m, 'debate-02-new')
  await m.getByRole('button', { name: 'Start the debate' }).click()
  await m.getByText("Debate created and invite sent! They'll get an email to join Squash.").waitFor()
  await m.waitForURL('**/debates?tab=invites')
  await m.getByRole('tab', { name: 'INVITES · 1', selected: true }).waitFor()
  await m.getByText('Waiting for their answer.', { exact: false }).waitFor()
  await picture(m, 'debate-03-invites')

  const mail = await eventually('the invite', async () => (await mailsIn(squash.database, carla.email))[0])
  const invite = linkIn(mail, '/invite/').pathname
  const visitor = await visit(onPhone)
  await visitor.goto(invite)
  await visitor.getByRole('heading', { name: 'Maya would like to debate something with you' }).waitFor()
  await picture(visitor, 'debate-04-invite')
  const { page: c } = await arrive(carla, onPhone)
  await c.goto(`${invite}?accept=1`)
  await c.getByRole('heading', { level: 1, name: 'Dishes: right after dinner, or tomorrow?' }).waitFor()
  await c.getByLabel('Your argument').fill(argument.opponent_position)
  await picture(c, 'debate-05-respond')
  await c.getByRole('button', { name: 'Submit my argument' }).click()
  await c.getByText('Response submitted successfully!').waitFor()
  await c.waitForURL('**/debates')

  // Nobody reloads: Carla's answer moves the debate to the other tab of Maya's screen.
  await m.getByRole('tab', { name: 'ACTIVE DEBATES · 1' }).click()
  await m.getByRole('link', { name: 'Dishes: right after dinner, or tomorrow?', exact: true }).click()
  await m.getByText('OPEN FOR VOTES').waitFor()
  await m.getByText('You cannot vote on your own debate.').waitFor()
  const path = new URL(m.url()).pathname

  const { page: a } = await arrive(ada, onPhone)
  const [asBen, asDeniz] = [await squash.signUp(ben), await squash.signUp(deniz)]
  await a.goto('/debates')
  await a.getByRole('link', { name: 'Vote: Dishes: right after dinner, or tomorrow?' }).waitFor()
  await picture(a, 'debate-06-active')
  await a.goto(path)
  await picture(a, 'debate-07-open')
  await a.getByRole('button', { name: 'Vote for “Right after dinner”' }).click()
  await a.getByText('Vote cast successfully!').waitFor()
  await m.getByText('Right after dinner: 100%').waitFor()
  const p_debate_id = path.split('/').at(-1) ?? ''
  const debate = await done(asBen.call('get_debate_by_id', { p_debate_id }))
  await done(asBen.call('cast_debate_vote', { p_debate_id, p_vote_for_id: debate?.opponent_id ?? '' }))
  await done(asDeniz.call('cast_debate_vote', { p_debate_id, p_vote_for_id: debate?.creator_id ?? '' }))
  await a.getByText('Right after dinner: 67%').waitFor()
  await m.getByText('Right after dinner: 67%').waitFor()
  await a.getByRole('button', { name: 'Vote for “Tomorrow”' }).click()
  await m.getByText('Tomorrow: 67%').waitFor()
  await picture(a, 'debate-08-voted')
  expectQuiet(m, a, c, visitor)

  squash.clock.advance({ days: 7 })
  await squash.runSchedule('debates.complete')
  const { page: later, actor: asCarla } = await arrive(carla, atDesk, false)
  await later.goto('/debates?tab=completed')
  await later.getByRole('tab', { name: 'COMPLETED · 1' }).waitFor()
  await picture(later, 'debate-09-completed')
  await later.goto(path)
  await later.getByRole('heading', { name: 'You win' }).waitFor()
  await later.getByText('Winner').waitFor()
  await picture(later, 'debate-10-crown')
  expect(await done(asCarla.call('get_debate_stats', {}))).toEqual({ wins: 1, participations: 1 })
  expectQuiet(later)
})
