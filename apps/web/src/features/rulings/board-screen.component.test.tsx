import { rulingsMessages } from '@squash/contract/messages/rulings'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { BoardScreen } from './board-screen.tsx'
import { publicRuling } from './testing/public-ruling.ts'

const open = () => renderScreen(<BoardScreen />)

describe('the public board', () => {
  it('says that it is empty', async () => {
    stubCalls({ rulings: { get_public_ai_rulings: () => [] } })
    await open()
    await expect.element(page.getByText(/The gavel is getting dusty/)).toBeInTheDocument()
  })

  it('shows strangers the best case of each side, the verdict, and how it was written', async () => {
    stubCalls({
      rulings: { get_public_ai_rulings: () => [{ ...publicRuling, asked: 'both ways', written_by: 'canned' }] },
    })
    await open()
    const card = page.getByRole('article')
    await expect.element(card.getByText('Maya’s strongest point')).toBeInTheDocument()
    await expect.element(card.getByText('The other side’s strongest point')).toBeInTheDocument()
    await expect.element(card.getByText('Maya wins the point')).toBeInTheDocument()
    await expect.element(card.getByText('Asked both ways')).toBeInTheDocument()
    await expect.element(card.getByText('written without AI')).toBeInTheDocument()
  })

  it('leads to a ruling’s own page', async () => {
    stubCalls({ rulings: { get_public_ai_rulings: () => [publicRuling] } })
    const own = `/ruling/${publicRuling.conflict_id}`
    await open()
    await expect.element(page.getByRole('link', { name: publicRuling.title })).toHaveAttribute('href', own)
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ rulings: { get_public_ai_rulings: () => (isDown ? refuse('service.fault') : []) } })
    await open()
    await expect.element(page.getByRole('heading', { name: rulingsMessages.loadFailed })).toBeInTheDocument()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/The gavel is getting dusty/)).toBeInTheDocument()
  })
})
