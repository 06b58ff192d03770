import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agreementWith } from '../../lib/agreements/testing/agreement-with.ts'
import { conflictIn } from '../../testing/conflict-in.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, stubCalls } from '../../testing/stub-calls.ts'
import { ConflictScreen } from './conflict-screen.tsx'

afterEach(() => vi.restoreAllMocks())

const { id } = conflictIn('vote_1')
const open = (at = `/conflict/${id}`) => renderScreen(<ConflictScreen />, { path: '/conflict/:conflictId', at })

describe('the conflict screen', () => {
  it('says that it is loading until the conflict arrives', async () => {
    stubCalls({ conflicts: { get_conflict: never } })
    await open()
    await expect.element(page.getByText('Loading the conflict…')).toBeInTheDocument()
  })

  it('starts with the outcome of a finished conflict, and remembers which of the folded rounds are open', async () => {
    stubCalls({
      conflicts: { get_conflict: () => conflictIn('ruled') },
      rulings: { get_conflict_vote_counts: () => [] },
    })
    const reflection = page.getByText(/Under the dishes sits one question/)
    const first = await open()
    await expect.element(page.getByText(/The court of the kitchen sink/)).toBeVisible()
    await expect.element(reflection).not.toBeVisible()
    await page.getByText(/Round 3: Core reflection/).click()
    await expect.element(reflection).toBeVisible()
    await first.unmount()
    await open()
    await expect.element(reflection).toBeVisible()
  })

  it('leads back, on a phone, to an agreement that the user has started to write', async () => {
    await page.viewport(390, 700)
    stubCalls({
      conflicts: { get_conflict: () => conflictIn('resolved') },
      agreements: { get_agreement: () => agreementWith({ commitments: [] }) },
    })
    await open()
    await page.getByRole('button', { name: 'Add the first commitment' }).click()
    const what = page.getByLabelText('What?')
    await expect.element(what).toHaveFocus()
    scrollTo(0, 0)
    await page.getByRole('button', { name: 'Write it down' }).click()
    await expect.element(what).toHaveFocus()
    await page.viewport(1280, 800)
  })

  it('marks what was written without AI once', async () => {
    const { written_by } = conflictIn('vote_2')
    const canned = { ...written_by, user1_translation: 'canned', mediation: 'canned', rehash: 'canned' } as const
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_2', { written_by: canned }) } })
    await open()
    await expect
      .element(page.getByText(/^written without AI/))
      .toHaveTextContent('written without AI: the message, round 1, round 2')
  })

  it('leaves out the “written without AI” mark while the mediator works', async () => {
    const { written_by } = conflictIn('mediating')
    const canned = { ...written_by, user1_translation: 'canned' } as const
    stubCalls({ conflicts: { get_conflict: () => conflictIn('mediating', { written_by: canned }) } })
    await open()
    await expect.element(page.getByRole('heading', { name: 'Dishes. Again. Always me.' })).toBeVisible()
    await expect.element(page.getByText(/^written without AI/)).not.toBeInTheDocument()
  })

  it.each([
    ['once if it went out as she typed it', 'Please wash up.', 0],
    ['beside what she typed if Squash reworded it', 'Could you please wash up?', 1],
  ])('shows Maya’s message %s', async (_, user1_translated_message, privately) => {
    const words = { user1_raw_message: 'Please wash up.', user1_translated_message }
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_1', words) } })
    await open()
    await expect.element(page.getByText(user1_translated_message, { exact: true })).toBeVisible()
    expect(page.getByText('What you typed').elements()).toHaveLength(privately)
  })

  it('copies the conversation, or says that it could not', async () => {
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_1') } })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await open()
    const copy = page.getByRole('button', { name: 'Copy the conversation' })
    await copy.click()
    await expect.element(page.getByText('We couldn’t copy the conversation')).toBeVisible()
    write.mockResolvedValueOnce()
    await copy.click()
    await expect.element(page.getByText('Conversation copied!')).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(expect.stringContaining('Round 1: AI mediation'))
  })

  it('links a follow-up to the earlier conflict', async () => {
    const earlier = { id: '0190c0de-0000-7000-8000-000000000002', title: 'The sink, last spring' }
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_1', { follow_up_of: earlier }) } })
    await open()
    await expect.element(page.getByText(/The sink, last spring/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'an earlier conflict' }))
      .toHaveAttribute('href', `/conflict/${earlier.id}`)
  })
})
