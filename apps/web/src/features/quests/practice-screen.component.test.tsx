import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PractiseButton } from '../../lib/practice.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { PracticeScreen } from './practice-screen.tsx'

const message = 'You never wash your pans, you lazy pig! The sink has been full since Tuesday.'
const good =
  'The pans have been in the sink since Tuesday and I’d like to cook tonight. I feel stressed when there’s no space. Could you wash them before six?'
const answer = page.getByLabelText('Your version')
const check = page.getByRole('button', { name: 'Check it' })

/** Takes a message to the exercise, as an author does who has decided not to send it. */
async function bring(text = message) {
  const before = await renderScreen(<PractiseButton text={text} />)
  await page.getByRole('button', { name: 'Practise with this message' }).click()
  await expect.poll(before.path).toBe('/practice')
  await before.unmount()
  return renderScreen(<PracticeScreen />)
}

describe('practising with your own message', () => {
  it('shows the message beside the field, judges the answer, and sends neither', async () => {
    const sent = stubCalls({ quests: { get_quest_details: () => null } })
    await bring()
    await expect.element(page.getByText(message)).toBeInTheDocument()
    await check.click()
    await expect.element(page.getByText('Please enter your response')).toBeInTheDocument()
    await answer.fill(message)
    await check.click()
    await expect.element(page.getByText(/Say it in your own words/)).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'NOT QUITE' })).toHaveFocus()
    await page.getByRole('button', { name: 'CONTINUE' }).click()
    await answer.fill(good)
    await check.click()
    await expect.element(page.getByRole('heading', { name: 'CORRECT!' })).toBeInTheDocument()
    expect(JSON.stringify(sent('get_quest_details'))).not.toContain('pans')
    expect(sent('submit_quest_step')).toEqual([])
  })

  it('works even if the lesson can’t be loaded', async () => {
    stubCalls({ quests: { get_quest_details: () => refuse('service.fault') } })
    await bring()
    await expect.element(answer).toBeInTheDocument()
  })

  it('keeps the answer to the same message, and starts again with another', async () => {
    stubCalls({ quests: { get_quest_details: () => null } })
    const first = await bring()
    await answer.fill('The sink was full.')
    await first.unmount()
    const again = await bring()
    await expect.element(answer).toHaveValue('The sink was full.')
    await again.unmount()
    await bring('You are always late.')
    await expect.element(answer).toHaveValue('')
  })

  it('can delete the message and the answer at once', async () => {
    stubCalls({ quests: { get_quest_details: () => null } })
    await bring()
    await page.getByRole('button', { name: 'Delete what I wrote' }).click()
    await expect.element(page.getByRole('heading', { name: 'Nothing to practise with' })).toBeInTheDocument()
  })
})
