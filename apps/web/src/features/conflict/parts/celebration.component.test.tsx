import { DAY } from '@squash/rules/time/units'
import { describe, expect, it } from 'vitest'
import { conflictIn } from '../../../testing/conflict-in.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { peopleOf } from '../people.ts'
import { Celebration } from './outcome.tsx'

async function open(daysAgo: number) {
  stubCalls({})
  const resolved_at = new Date(Date.now() - daysAgo * DAY).toISOString()
  const conflict = { ...conflictIn('resolved'), resolved_at }
  const people = peopleOf(conflict, { name: 'Maya Okafor', avatarUrl: null })
  const shown = await renderScreen(<Celebration conflict={conflict} people={people} />)
  await expect.poll(() => document.querySelectorAll('[data-initials]').length).toBe(2)
  return shown
}
const hasConfetti = () => document.querySelector('canvas') !== null
const isMoving = () => document.querySelector('.meet-from-left') !== null

describe('a squashed conflict', () => {
  it('is celebrated once', async () => {
    const first = await open(0)
    expect([hasConfetti(), isMoving()]).toEqual([true, true])
    await first.unmount()
    await open(0)
    expect([hasConfetti(), isMoving()]).toEqual([false, false])
  })

  it('is not celebrated again in another browser weeks later', async () => {
    await open(15)
    expect([hasConfetti(), isMoving()]).toEqual([false, false])
  })
})
