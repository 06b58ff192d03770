import type { Receipt } from '@squash/contract/receipt'
import { inForm, taskOf } from '@squash/testkit/ai-answers'
import { completion, type Script, well } from '@squash/testkit/ai-replies'
import { startConflict } from '@squash/testkit/conflict-steps'
import type { Locator, Page } from 'playwright-core'
import { seeResponse } from './conflict.ts'
import { journeyWithModel } from './journey.ts'
import type { Visit, Visitor } from './visitor.ts'

/** What Jonas types in these journeys: an insult, shouting, facts and requests. */
export const typed =
  'You NEVER think of anyone else, you lazy slob. I come home at 7 to a full sink every Tuesday. Take the dishes on Tuesday, or we split the cleaner, £15 each.'

/** Three calm wordings of it, each with its facts. */
export const calm = {
  first:
    'When I get home at 7, the sink is full every Tuesday. Could you take the dishes on Tuesday? Or could we split a cleaner, £15 each?',
  shorter: 'At 7 every Tuesday, the sink is full. Could you take the dishes on Tuesday, or split a cleaner, £15 each?',
  warmer:
    'Hi! At 7 every Tuesday I come home to a full sink. Would you be so kind as to take the dishes on Tuesday, or could we split a cleaner, £15 each?',
} as const

/** A model that answers a message with this wording and every other task well; a message is also classified. */
export const wording =
  (text: string): Script =>
  (request, seen) =>
    taskOf(request) === 'translate' ? completion(inForm(request, text)) : well(request, seen)

const place = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { text: words, start, end: start + words.length }
}

/** How `typed` was carried over into `calm.first`. */
export const receipt: Receipt = {
  kept: [
    { kind: 'time', ...place(calm.first, '7') },
    { kind: 'date', ...place(calm.first, 'every Tuesday') },
    { kind: 'request', ...place(calm.first, 'take the dishes on Tuesday') },
    { kind: 'request', ...place(calm.first, 'split a cleaner, £15 each') },
    { kind: 'amount', ...place(calm.first, '£15 each') },
  ],
  left_out: [
    { reason: 'shouting', ...place(typed, 'NEVER') },
    { reason: 'insult', ...place(typed, 'you lazy slob') },
  ],
  missing: [],
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

/** Asks for another wording through the menu. */
export async function sayDifferently(page: Page, how: 'Shorter' | 'Warmer' | 'More direct'): Promise<void> {
  await button(page, 'Say it differently').click()
  await page.getByRole('menuitem', { name: how }).click()
}

export const editField = (page: Page): Locator => page.getByLabel('Your wording')

export const heading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'This is what Maya will read' })

export const response = (page: Page): Locator => page.getByLabel('Your side of it')

/** Jonas’s response to a new conflict by Maya, typed (`typedResponse`) or already previewed (`previewed`). */
export const previewing = journeyWithModel
  .extend(
    'typedResponse',
    ({ people, provider, visit }) =>
      async (look: Visit = {}): Promise<{ j: Visitor; id: string }> => {
        provider.always(wording(calm.first))
        const { id } = await startConflict(people.maya)
        provider.reset()
        const j = await visit({ as: people.jonas, ...look })
        await j.goto(`/conflict/${id}`)
        await response(j).fill(typed)
        return { j, id }
      },
  )
  .extend('previewed', ({ provider, typedResponse }) => async (look?: Visit) => {
    const there = await typedResponse(look)
    provider.always(wording(calm.first))
    await seeResponse(there.j).click()
    await heading(there.j).waitFor()
    return there
  })
