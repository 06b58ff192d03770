import type { UnseenUnlock } from '@squash/contract/rewards'
import { DAY } from '@squash/rules/time/units'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { NewsCard } from './news-card.tsx'

const idOf = (place: number) => `0190c0de-0000-7000-8000-00000000010${place}`

const earned = (place: number, name: string, daysAgo = 1): UnseenUnlock => ({
  id: idOf(place),
  kind: 'achievement',
  code: `code_${place}`,
  name,
  emoji: '🥊',
  description: `What earned ${name}`,
  unlocked_at: new Date(Date.now() - daysAgo * DAY).toISOString(),
})

const card = () => page.getByRole('region', { name: 'New for you' })
const open = () =>
  renderScreen(
    <main id="content" tabIndex={-1}>
      <p>The dashboard</p>
      <NewsCard />
    </main>,
  )

describe('what is new on the dashboard', () => {
  it('lists what Maya earned, and is gone for good once she has dismissed it', async () => {
    const sent = stubCalls({
      rewards: {
        get_unseen_unlocks: () => [earned(1, 'On the Table'), earned(2, 'Night Owl')],
        mark_unlocks_seen: () => null,
      },
    })
    await open()
    await expect.element(card().getByText('What earned Night Owl')).toBeInTheDocument()
    await expect.element(card().getByText('On the Table', { exact: true })).toBeInTheDocument()
    expect(sent('mark_unlocks_seen')).toEqual([])
    await card().getByRole('button', { name: 'Got it' }).click()
    await expect.element(card()).not.toBeInTheDocument()
    await expect.poll(() => sent('mark_unlocks_seen')).toEqual([{ ids: [idOf(2), idOf(1)] }])
    expect(document.activeElement).toBe(document.getElementById('content'))
  })

  it('counts what it does not list, with a link to the profile', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    stubCalls({ rewards: { get_unseen_unlocks: () => names.map((name, place) => earned(place, name)) } })
    await open()
    await expect.element(card().getByText('And 2 more on your profile.')).toBeInTheDocument()
    expect(card().getByRole('listitem').elements()).toHaveLength(3)
    await expect
      .element(card().getByRole('link', { name: 'on your profile' }))
      .toHaveAttribute('href', '/profile#achievements')
  })

  it('silently marks old news as seen', async () => {
    const sent = stubCalls({
      rewards: { get_unseen_unlocks: () => [earned(1, 'On the Table', 15)], mark_unlocks_seen: () => null },
    })
    await open()
    await expect.poll(() => sent('mark_unlocks_seen')).toEqual([{ ids: [idOf(1)] }])
    await expect.element(card()).not.toBeInTheDocument()
  })

  it.each([
    ['there is none', () => []],
    ['it is loading', never],
    ['it cannot be loaded', () => refuse('service.fault')],
  ])('isn’t shown while %s', async (_when, get_unseen_unlocks) => {
    const sent = stubCalls({ rewards: { get_unseen_unlocks } })
    await open()
    await expect.element(page.getByText('The dashboard')).toBeInTheDocument()
    await expect.poll(() => sent('get_unseen_unlocks').length).toBeGreaterThan(0)
    await expect.element(card()).not.toBeInTheDocument()
    expect(sent('mark_unlocks_seen')).toEqual([])
  })
})
