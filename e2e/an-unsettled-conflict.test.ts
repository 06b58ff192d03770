import { conflictMessages } from '@squash/contract/messages/conflict'
import { taskOf } from '@squash/testkit/ai-answers'
import { completion, well } from '@squash/testkit/ai-replies'
import { maya } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import { expect } from 'vitest'
import { vote, voteNo } from './support/conflict.ts'
import { journeyWithModel as it } from './support/journey.ts'
import { expectQuiet, type Look, picture } from './support/visitor.ts'

const atDesk: Look = { width: 1280, theme: 'light' }
const onPhone: Look = { width: 390, theme: 'dark' }

const missing = 'It never mentions the dishwasher, and I lie awake because nobody has offered to repair it.'
const better = 'Have the dishwasher looked at by Saturday, and share what that costs.'

it('Maya says what was missing, and the next proposal takes it up without telling Jonas', async ({
  provider,
  people,
  visit,
}) => {
  // A model that reads the private note it is given.
  provider.always((request, seen) => {
    const hasRead = taskOf(request) === 'rehash' && request.user.includes('nobody has offered to repair it')
    if (!hasRead && taskOf(request) !== 'resolve') return well(request, seen)
    return completion(
      JSON.stringify({
        summary: 'Both of you come home tired, and the sink is full. This proposal starts there.',
        suggestion: hasRead ? better : 'Take turns by the week, and look at it again on Sunday.',
        commitments: [
          { who: 'both', what: 'Do the dishes every Tuesday', by: '' },
          { who: 'both', what: 'Buy a parrot for $900', by: 'tomorrow' },
        ],
      }),
    )
  })
  const { id } = await conflictIn('vote_1', people.maya, people.jonas)
  const m = await visit({ as: people.maya, ...atDesk })
  const j = await visit({ as: people.jonas, ...onPhone })
  for (const page of [m, j]) await page.goto(`/conflict/${id}`)
  await m.getByRole('heading', { name: 'Who does what' }).waitFor()
  await picture(m, 'commitments')

  await vote(m, 'Not yet — try again')
  await m.getByLabel('What was missing?').fill(missing)
  await picture(m, 'what-was-missing')
  await m.reload()
  expect(await m.getByLabel('What was missing?').inputValue()).toBe(missing)
  await vote(m, 'Send my vote')

  for (const page of [m, j]) {
    await page.getByText(better).waitFor()
    const list = page.getByRole('list').filter({ hasText: 'Do the dishes every Tuesday' })
    expect(await list.last().textContent()).not.toContain('parrot')
    expect(await page.content()).not.toContain('lie awake')
  }
  await picture(j, 'rehash-with-commitments')
  await voteNo(j, 'STILL NOT RIGHT')
  await m.getByText('Not settled yet. Now each of you names the core issue.').waitFor({ state: 'attached' })
  expectQuiet(m, j)
})

it('Jonas leaves it here in round 3, and Maya gets a kind note', async ({ people, squash, visit }) => {
  const { id } = await conflictIn('vote_3', people.maya, people.jonas)
  const m = await visit({ as: people.maya, ...onPhone })
  const j = await visit({ as: people.jonas, ...atDesk })
  for (const page of [m, j]) await page.goto(`/conflict/${id}`)
  await vote(j, 'Leave it here')
  const dialog = j.getByRole('dialog', { name: 'Leave it here?' })
  await dialog.waitFor()
  await picture(j, 'leave-it-here')
  await dialog.getByRole('button', { name: 'Leave it here' }).click()
  await j.getByText(conflictMessages.left).waitFor()
  for (const page of [m, j]) await page.getByText('One of you chose to leave it here').waitFor()
  await picture(m, 'left-open')
  await expect
    .poll(async () => (await squash.mails(maya.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Closed without a ruling: /))
  await m.goto('/history')
  await m.getByText('CLOSED', { exact: true }).waitFor()
  expectQuiet(m, j)
})
