import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MESSAGES } from '@squash/contract/messages'
import { ada, carla, jonas, maya } from '@squash/testkit/cast'
import { answerTo, completeQuest, questIds, spoilers } from '@squash/testkit/quest-steps'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { faults } from './support/accessible.ts'
import { journey as it } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { breakCall } from './support/network.ts'
import { signedUp } from './support/people.ts'
import { expectQuiet, expectQuietBesideRefusals, type Look, picture, type Visitor } from './support/visitor.ts'

const said = MESSAGES.quests
const { shows } = messagesOf('e2e/finishing-a-quest.test.ts')

const onPhone: Look = { width: 390, theme: 'dark' }

const option = (number: number, outcome: 'right' | 'wrong') => answerTo('i-statements', number, outcome).p_user_response

/** Chooses an option and submits it. */
async function choose(page: Page, id: string): Promise<void> {
  await page.locator(`label:has(input[type="radio"][value="${id}"])`).click()
  await page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
}

const goOn = (page: Page) => page.getByRole('button', { name: 'CONTINUE', exact: true }).click()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function passOptions(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await says(page, `STEP ${number} OF 4`)
    await choose(page, option(number, 'right'))
    await says(page, 'CORRECT!')
    await goOn(page)
  }
}

describe('a quest and its tool', () => {
  const show = (page: Visitor, name: string) => picture(page, `quest-${name}`)

  it('Jonas finishes a quest on a phone, with a mistake, a pause and a free-text answer', async ({ squash, visit }) => {
    const page = await visit({ ...onPhone, as: await signedUp(squash, jonas) })
    await page.goto('/dashboard')
    await says(page, 'Your next quest')
    await show(page, '01-dashboard')
    await page.getByRole('link', { name: 'From “You Always” to “I Feel”' }).click()

    await says(page, 'STEP 1 OF 4')
    await says(page, '0% COMPLETE')
    await show(page, '02-step')
    await choose(page, option(1, 'wrong'))
    await says(page, 'NOT QUITE')
    await says(page, /No camera can film what someone hoped/)
    await show(page, '03-not-quite')
    await goOn(page)
    await choose(page, option(1, 'right'))
    await says(page, 'CORRECT!')
    await show(page, '04-correct')
    await goOn(page)
    await passOptions(page, 2, 2)

    await page.goto('/quests')
    await says(page, 'Continue with step 3 of 4')
    await show(page, '05-list')
    await page.goto('/dashboard')
    await says(page, 'Your quest')
    await page.getByRole('link', { name: 'From “You Always” to “I Feel”' }).click()
    await says(page, '50% COMPLETE')
    await passOptions(page, 3, 3)

    const words = page.getByPlaceholder('Type your response here...')
    await words.fill('You never wash up. Please clean the kitchen.')
    await page.reload()
    expect(await words.inputValue()).toBe('You never wash up. Please clean the kitchen.')
    await page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
    await says(page, 'NOT QUITE')
    await says(page, /Leave out “always” and “never”.*Still missing: what happened.*; what you feel/)
    await show(page, '06-rewrite-not-quite')
    await goOn(page)
    expect(await words.inputValue()).toBe('You never wash up. Please clean the kitchen.')
    await words.fill('The pans have been in the sink since Tuesday and I’m annoyed. Could you wash them before dinner?')
    await show(page, '07-rewrite')
    await page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
    await says(page, 'CORRECT!')

    await page.getByRole('dialog').getByText('QUEST COMPLETED!').waitFor()
    await says(page, '+30 CRED')
    await says(page, 'New achievement unlocked!')
    await says(page, 'Tool unlocked: I-Statement Builder')
    await show(page, '08-completed')
    expect(await faults(page), 'on a phone, dark').toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await faults(page), 'on a desktop, light').toEqual([])
    await page.getByRole('button', { name: 'CONTINUE YOUR JOURNEY' }).click()
    await page.waitForURL('**/quests')
    await says(page, 'Completed. Read it again any time.')

    await page.getByRole('link', { name: 'From “You Always” to “I Feel”' }).click()
    await says(page, 'You’ve completed this quest')
    await says(page, '100% COMPLETE')
    await show(page, '09-review')
    expectQuiet(page)
  })

  it('Maya uses the earned tools on a desktop, which insert their sentences into her message', async ({
    squash,
    visit,
  }) => {
    const actor = await signedUp(squash, maya)
    for (const id of questIds) await completeQuest(actor, id)
    const page = await visit({ as: actor })
    await page.goto('/dashboard')
    await says(page, 'All quests completed')
    await page.goto('/new-conflict')
    await page.getByLabel('What happened?').fill('It is about the kitchen.')
    await page.getByRole('button', { name: 'I-Statement Builder' }).click()
    const tool = page.getByRole('dialog')
    await tool.getByLabel('What happened?').fill('the pans stand in the sink')
    await tool.getByLabel('What do you feel?').fill('tense')
    await tool.getByLabel('What do you need?').fill('some order')
    await tool.getByLabel('What do you ask for?').fill('wash them tonight')
    await picture(page, 'tool-builder')
    await tool.getByRole('button', { name: 'Add it to my text' }).click()
    expect(await page.getByLabel('What happened?').inputValue()).toBe(
      'It is about the kitchen.\nWhen the pans stand in the sink, I feel tense because I need some order. Could you wash them tonight?',
    )
    await picture(page, 'tool-shelf')
    await page.getByRole('button', { name: 'Cool-Down Checklist' }).click()
    await picture(page, 'tool-checklist')
    await page.getByRole('button', { name: 'Add this line to my text' }).click()
    await page.getByRole('button', { name: 'Boundary Phrases' }).click()
    await picture(page, 'tool-phrases')
    expectQuiet(page)
  })
})

describe('a quest that can’t be opened', () => {
  it('says so when it’s unknown, and leads back to the list when its address is invalid', async ({ squash, visit }) => {
    const page = await visit({ as: await signedUp(squash, ada) })
    await page.goto('/quest/juggling')
    await page.getByRole('heading', { name: 'QUEST NOT FOUND' }).waitFor()
    await shows(page, said.notFound)
    await page.goto('/quest/undefined')
    await page.waitForURL('**/quests')
    await shows(page, said.invalidId)
    await page.goto('/quest')
    await page.waitForURL('**/quests')
    expectQuiet(page)
  })
})

describe('when a call about a quest fails', () => {
  it('the message says what failed, and nothing typed is lost', async ({ squash, visit }) => {
    const page = await visit({ as: await signedUp(squash, carla) })
    const noList = await breakCall(page, 'get_available_quests', 500)
    await page.goto('/quests')
    await shows(page, said.loadFailed)
    await noList()
    await page.getByRole('button', { name: 'Try again' }).click()
    await says(page, 'Available')

    const noDetails = await breakCall(page, 'get_quest_details', 500)
    const noStart = await breakCall(page, 'start_quest', 500)
    await page.goto('/quest/i-statements')
    await shows(page, said.detailsFailed)
    await noDetails()
    await page.getByRole('button', { name: 'Try again' }).click()
    await shows(page, said.startFailed)
    await noStart()
    const submit = () => page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
    await submit()
    await shows(page, said.selectOption)
    // The first answer starts the quest.
    await passOptions(page, 1, 3)
    await says(page, 'STEP 4 OF 4')
    await submit()
    await shows(page, said.enterResponse)

    const noSubmit = await breakCall(page, 'submit_quest_step', 500)
    await page.getByPlaceholder('Type your response here...').fill('The pans, you know.')
    await page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
    await shows(page, said.submitFailed)
    await noSubmit()
    const signedOut = { code: 'session.required', message: said.loginRequired, details: null, hint: null }
    await page.route('**/submit_quest_step', (route) => route.fulfill({ status: 401, json: signedOut }))
    await page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
    await shows(page, said.loginRequired)
    await page.unroute('**/submit_quest_step')
    expect(await page.getByPlaceholder('Type your response here...').inputValue()).toBe('The pans, you know.')
    await page.getByRole('button', { name: 'SUBMIT ANSWER' }).click()
    await says(page, 'NOT QUITE')
    expectQuietBesideRefusals(page)
  })
})

it('no file served to browsers contains the right answers', async () => {
  const folder = new URL('../apps/web/dist/assets', import.meta.url).pathname
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    expect([file, spoilers.filter((words) => holds(text, words))]).toEqual([file, []])
  }
})

/** Short texts count only as whole strings: "No." also occurs in minified code, as the start of `No.current`. */
const holds = (code: string, words: string): boolean =>
  words.length > 10 ? code.includes(words) : ['"', "'", '`'].some((mark) => code.includes(mark + words + mark))
