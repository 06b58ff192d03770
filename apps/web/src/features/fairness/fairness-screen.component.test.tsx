import type { FairnessRow } from '@squash/contract/fairness'
import { shownCells } from '@squash/rules/fairness/cells'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { FairnessScreen } from './fairness-screen.tsx'

const open = () => renderScreen(<FairnessScreen />)
const rows: FairnessRow[] = shownCells([
  { measure: 'role', cohort: 'started', outcome: 'agreed', count: 1204 },
  { measure: 'role', cohort: 'started', outcome: 'for_them', count: 40 },
  { measure: 'role', cohort: 'answered', outcome: 'for_them', count: 12 },
  { measure: 'orders', cohort: 'all', outcome: 'same', count: 412 },
  { measure: 'orders', cohort: 'all', outcome: 'different', count: 12 },
])

describe('the fairness page', () => {
  it('shows each count of thirty or more, and names once what is under thirty in every row', async () => {
    stubCalls({ fairness: { get_fairness: () => rows } })
    await open()
    const started = page.getByRole('row', { name: /started it/ })
    await expect.element(started.getByRole('cell').first()).toHaveTextContent('1,204')
    const answered = page.getByRole('row', { name: /answered/ })
    await expect.element(answered.getByRole('cell').nth(1)).toHaveTextContent('< 30under 30')
    const orders = page.getByRole('row', { name: /Asked both ways/ })
    await expect.element(orders).toHaveTextContent('Asked both ways412')
    await expect.element(page.getByText('Under 30 in every row: Different verdicts.')).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Not enough to count yet' })).toBeInTheDocument()
    await expect.element(page.getByText('Length of the message')).toBeInTheDocument()
    await expect.element(page.getByRole('columnheader', { name: 'The AI is right' })).not.toBeInTheDocument()
  })

  it('says that it is loading', async () => {
    stubCalls({ fairness: { get_fairness: never } })
    await open()
    await expect.element(page.getByText('Loading the numbers…')).toBeInTheDocument()
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ fairness: { get_fairness: () => (isDown ? refuse('service.fault') : rows) } })
    await open()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'Who started' })).toBeInTheDocument()
  })
})
