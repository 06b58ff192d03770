import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { conflictIn } from '../../testing/conflict-in.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCalls } from '../../testing/stub-calls.ts'
import { ConflictScreen } from './conflict-screen.tsx'

const { id } = conflictIn('ruled')
const open = () => renderScreen(<ConflictScreen />, { path: '/conflict/:conflictId', at: `/conflict/${id}` })

describe('before a ruling is requested', () => {
  it('the dialog shows the card as strangers will see it, with the name hidden until the user shows it', async () => {
    const titles = { hidden: 'Dishes, said [name]', shown: 'Dishes, said Maya' }
    const available = conflictIn('ruling_available', { title_in_public: titles })
    const sent = stubCalls({
      conflicts: { get_conflict: () => available, request_final_ruling: () => conflictIn('ruling') },
    })
    await open()
    await page.getByRole('button', { name: /GET AI FINAL RULING/i }).click()
    await expect
      .element(page.getByText('A ruling costs you 25 SquashCred and Jonas 10.', { exact: false }))
      .toBeVisible()
    const card = page.getByRole('region', { name: 'What strangers will see' })
    await expect.element(card.getByText('Anonymous User vs. Anonymous User')).toBeInTheDocument()
    await expect.element(card.getByText(titles.hidden)).toBeInTheDocument()
    await expect.element(card.getByText('The first side’s strongest point')).toBeInTheDocument()
    await page.getByRole('switch', { name: 'Show my name' }).click()
    await expect.element(card.getByText('Maya vs. Anonymous User')).toBeInTheDocument()
    await expect.element(card.getByText(titles.shown)).toBeInTheDocument()
    await page.getByRole('dialog').getByRole('button', { name: 'GET AI FINAL RULING' }).click()
    await expect.poll(() => sent('request_final_ruling')).toMatchObject([{ show_my_name: true }])
  })
})

describe('the ruling', () => {
  it('shows the strongest point of each side, the verdict, and that it was asked both ways', async () => {
    stubCalls({ conflicts: { get_conflict: () => conflictIn('ruled') } })
    await open()
    await expect.element(page.getByText('Maya’s strongest point')).toBeInTheDocument()
    await expect.element(page.getByText('The shift ends at midnight on both of the agreed days.')).toBeInTheDocument()
    await expect.element(page.getByText('Both have a point')).toBeInTheDocument()
    await expect.element(page.getByText('Asked both ways')).toBeInTheDocument()
  })

  it('from before verdicts were stored shows only its text', async () => {
    const old = conflictIn('ruled', {
      ruling_verdict: null,
      ruling_asked: null,
      strongest_points: { user1: null, user2: null },
    })
    stubCalls({ conflicts: { get_conflict: () => old } })
    await open()
    await expect.element(page.getByText(/The court of the kitchen sink/)).toBeInTheDocument()
    expect(page.getByText(/strongest point|have a point|Asked/).elements()).toEqual([])
  })
})
