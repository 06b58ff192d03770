import { rulingsMessages } from '@squash/contract/messages/rulings'
import { shareMessages } from '@squash/contract/messages/share'
import type { AiRuling } from '@squash/contract/rulings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { RulingScreen } from './ruling-screen.tsx'
import { publicRuling } from './testing/public-ruling.ts'

const open = (id = publicRuling.conflict_id) =>
  renderScreen(<RulingScreen />, { path: '/ruling/:rulingId', at: `/ruling/${id}` })
const stubRuling = (change: Partial<AiRuling> = {}) =>
  stubCalls({ rulings: { get_public_ai_rulings: () => [{ ...publicRuling, ...change }] } })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

describe('the page of a ruling', () => {
  it('shows the strongest point of each side, the verdict, and whether it was asked both ways', async () => {
    stubRuling({ asked: 'both ways' })
    await open()
    await expect.element(heading('The dishes, again')).toBeInTheDocument()
    await expect.element(page.getByText('Final ruling · March 4, 2026 · Asked both ways')).toBeInTheDocument()
    await expect.element(page.getByText('Maya’s strongest point')).toBeInTheDocument()
    await expect.element(heading('Maya wins the point')).toBeInTheDocument()
    await expect.element(page.getByText('Let both wash.')).toBeInTheDocument()
    await expect.poll(() => document.title).toBe('The dishes, again · Squash')
  })

  it('says nothing about the order if the model was asked in only one', async () => {
    stubRuling({ asked: 'once' })
    await open()
    await expect.element(page.getByText('Final ruling · March 4, 2026', { exact: true })).toBeInTheDocument()
  })

  it.each([
    ['canned', 1],
    ['ai', 0],
    [null, 0],
  ] as const)('says that it was written without AI only if it was (%s)', async (written_by, times) => {
    stubRuling({ written_by })
    await open()
    await expect.element(page.getByText('Let both wash.')).toBeInTheDocument()
    expect(page.getByText('written without AI').elements()).toHaveLength(times)
  })

  it('calls two parties who don’t show their names the first and the second side', async () => {
    stubRuling({ user1_display_name: 'Anonymous User' })
    await open()
    await expect.element(heading('The first side wins the point')).toBeInTheDocument()
    await expect.element(page.getByText('The second side’s strongest point')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /The second side is wrong/ })).toBeInTheDocument()
    expect(page.getByText('Maya').query()).toBeNull()
  })

  it('shows no points and no verdict for a ruling from before they were stored', async () => {
    stubRuling({ verdict: null, asked: null, strongest_points: { user1: null, user2: null } })
    await open()
    await expect.element(heading('Final AI ruling')).toBeInTheDocument()
    expect(page.getByText('strongest point').query()).toBeNull()
  })

  it('takes a vote, and withdraws it when it is refused', async () => {
    const sent = stubCalls({
      rulings: {
        get_public_ai_rulings: () => [publicRuling],
        cast_conflict_vote: () => refuse('ruling.closed'),
      },
    })
    await open()
    const vote = page.getByRole('button', { name: /The AI is right/ })
    await vote.click()
    await expect.element(page.getByText(rulingsMessages.closed)).toBeInTheDocument()
    await expect.element(vote).toHaveAttribute('aria-pressed', 'false')
    expect(sent('cast_conflict_vote')).toEqual([{ conflict_uuid: publicRuling.conflict_id, vote_type: 'ai_right' }])
  })

  it('asks a visitor to log in before voting, and brings them back', async () => {
    const { user_vote: _vote, can_vote: _may, ...forVisitors } = publicRuling
    stubCalls({ rulings: { get_public_ai_rulings: () => [forVisitors] } })
    const at = `/ruling/${publicRuling.conflict_id}`
    await renderScreen(<RulingScreen />, { path: '/ruling/:rulingId', at, isSignedOut: true })
    await expect
      .element(page.getByRole('link', { name: rulingsMessages.logIn }))
      .toHaveAttribute('href', `/login?next=%2Fruling%2F${publicRuling.conflict_id}`)
    expect(page.getByRole('button', { name: /The AI is right/ }).query()).toBeNull()
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let answer: () => AiRuling[] | ReturnType<typeof refuse> = () => refuse('service.fault')
    stubCalls({ rulings: { get_public_ai_rulings: () => answer() } })
    await open()
    await expect.element(heading(rulingsMessages.loadFailed)).toBeInTheDocument()
    answer = () => [publicRuling]
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(heading(publicRuling.title)).toBeInTheDocument()
  })

  it('shows a skeleton while it loads', async () => {
    stubCalls({ rulings: { get_public_ai_rulings: never } })
    await open()
    await expect.element(page.getByText('Loading the ruling…')).toBeInTheDocument()
  })

  it('keeps the focus on the heading when there turns out to be no such ruling', async () => {
    stubCalls({ rulings: { get_public_ai_rulings: () => [] } })
    const at = { pathname: `/ruling/${publicRuling.conflict_id}`, key: 'from-the-board' }
    await renderScreen(<RulingScreen />, { path: '/ruling/:rulingId', at })
    await expect.element(heading('This ruling isn’t here')).toHaveFocus()
  })

  it.each([
    ['hidden or unknown', publicRuling.conflict_id],
    ['cut off in its link', 'c0de-0000'],
  ])('leads back to the board when the ruling is %s', async (_what, id) => {
    stubCalls({ rulings: { get_public_ai_rulings: () => [] } })
    await open(id)
    await expect.element(heading('This ruling isn’t here')).toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Back to the public board' }))
      .toHaveAttribute('href', '/public-shame')
  })
})

describe('sharing a ruling', () => {
  const share = () => page.getByRole('button', { name: 'Share this ruling' }).click()
  /** Chromium on Linux has no share sheet. */
  const withShareSheet = (sheet: (shared: ShareData) => Promise<void>) => {
    const share = vi.fn(sheet)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
    return { share }
  }
  afterEach(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
  })

  it('opens the system’s share sheet', async () => {
    const { share: sheet } = withShareSheet(async () => {})
    stubRuling()
    await open()
    await share()
    const url = location.origin + location.pathname
    expect(sheet).toHaveBeenCalledWith({ title: publicRuling.title, url })
  })

  it('copies the link where there is no share sheet, and says so', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    stubRuling()
    await open()
    await share()
    await expect.element(page.getByText(shareMessages.copied)).toBeInTheDocument()
    expect(copy).toHaveBeenCalledWith(location.origin + location.pathname)
  })

  it('says nothing when the user closes the share sheet', async () => {
    withShareSheet(() => Promise.reject(new DOMException('', 'AbortError')))
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    stubRuling()
    await open()
    await share()
    expect(copy).not.toHaveBeenCalled()
  })
})
