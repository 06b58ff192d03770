import { MESSAGES } from '@squash/contract/messages'
import { jonas } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillConflict, seeConflict, sendConflict, vote } from './support/conflict.ts'
import { journey as it } from './support/journey.ts'
import { breakCall } from './support/network.ts'
import { picture } from './support/visitor.ts'

/** What the user is dealing with right now: the heading, marked fields, and what needs reading or pressing. */
const MOMENT = 'main :is(h1, [data-moment], [aria-invalid=true], [role=alert], :focus, label:has(+ :focus))'

/** The elements that a toast covers. */
async function coveredBy(over: Locator): Promise<string[]> {
  await over.waitFor()
  return over.evaluate((text, moment) => {
    const card = text.closest('.surface')?.getBoundingClientRect()
    if (!card) throw new Error('Nothing is there')
    // What has scrolled under the bar is hidden already.
    const top = Math.max(card.top, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    if (card.bottom <= top) return []
    return [...document.querySelectorAll(moment)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isCovered = box.left < card.right && card.left < box.right && box.top < card.bottom && top < box.bottom
      return isCovered ? [element.textContent || element.outerHTML] : []
    })
  }, MOMENT)
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()

describe.each([390, 1280] as const)('at %i px', (width) => {
  it('a toast covers neither the heading, nor the field it is about, nor the button', async ({ people, visit }) => {
    const m = await visit({ as: people.maya, width })
    await m.goto('/new-conflict')
    await seeConflict(m).click()
    expect(await coveredBy(toast(m, MESSAGES.newConflict.fillInAllFields))).toEqual([])
    await picture(m, `toast-${width}-missing`)
    await fillConflict(m, jonas)
    await breakCall(m, 'create_conflict', 500)
    await sendConflict(m)
    expect(await coveredBy(toast(m, MESSAGES.newConflict.failedOnOurSide))).toEqual([])
    await m.evaluate(() => window.scrollTo(0, 0))
    expect(await coveredBy(toast(m, MESSAGES.newConflict.failedOnOurSide))).toEqual([])

    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const j = await visit({ as: people.jonas, width })
    await j.goto(`/conflict/${id}`)
    await vote(j, "Yes, I'm satisfied")
    expect(await coveredBy(toast(j, MESSAGES.conflict.satisfied))).toEqual([])
    await picture(j, `toast-${width}-voted`)
  })
})
