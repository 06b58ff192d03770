import type { Page } from 'playwright-core'
import { fillResponse, seeResponse } from '../conflict.ts'
import type { Stage } from '../world.ts'
import { press, type Screen } from './screen.ts'

const inPhase = (stage: Stage, shows: string, more: Partial<Screen> = {}): Screen => ({
  name: `conflict: ${stage}`,
  who: 'maya',
  path: ({ conflict }) => `/conflict/${conflict[stage]}`,
  shows,
  ...more,
})

export const conflict: Screen[] = [
  inPhase('awaiting_response', 'WAITING FOR'),
  inPhase('awaiting_response', 'Your side of it', { name: 'conflict: your turn to respond', who: 'jonas' }),
  inPhase('awaiting_response', 'Your wording', {
    name: 'conflict: editing what the other will read',
    who: 'jonas',
    prepare: async (page) => {
      await fillResponse(page)
      await seeResponse(page).click()
      await press(page, 'Edit')
    },
  }),
  inPhase('awaiting_response', 'Are you sure you want to delete this conflict?', {
    name: 'conflict: deleting it',
    prepare: (page) => press(page, 'Delete this conflict'),
  }),
  inPhase('vote_1', "Yes, I'm satisfied"),
  inPhase('vote_1', 'Reading both sides…', { name: 'conflict: mediating', answers: fakeMediating }),
  inPhase('vote_1', 'What was missing?', {
    name: 'conflict: what was missing',
    prepare: (page) => press(page, 'Not yet — try again'),
  }),
  inPhase('vote_2', 'STILL NOT RIGHT'),
  inPhase('core_issues', 'Your core issue'),
  inPhase('vote_3', 'FINALLY RESOLVED'),
  inPhase('vote_3', 'The final ruling is public', {
    name: 'conflict: asking for the ruling',
    prepare: (page) => press(page, 'GET AI FINAL RULING'),
  }),
  inPhase('ruling_available', 'It isn’t settled yet. What now?'),
  inPhase('ruling_available', 'Leave it here?', {
    name: 'conflict: leaving it here',
    prepare: (page) => press(page, 'Leave it here'),
  }),
  inPhase('ruled', 'Final AI ruling'),
  inPhase('resolved', 'CONFLICT SQUASHED!'),
  inPhase('abandoned', 'This conflict was closed'),
  {
    name: 'conflict not found',
    who: 'ada',
    path: ({ conflict }) => `/conflict/${conflict.vote_1}`,
    shows: 'CONFLICT NOT FOUND',
  },
]

/** The mediator is too fast to be observed, so this fakes the moment before its answer. */
async function fakeMediating(page: Page): Promise<void> {
  await page.route('**/rpc/get_conflict', async (route) => {
    const response = await route.fetch()
    const before = { phase: 'mediating', status_label: 'AI PROCESSING...', ai_summary: null, ai_suggestion: null }
    await route.fulfill({ response, json: { ...(await response.json()), ...before } })
  })
}
