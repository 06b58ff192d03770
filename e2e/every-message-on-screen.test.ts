import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MESSAGES } from '@squash/contract/messages'
import { ada, apart, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, respond, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdTime, passUntilShown } from './support/clock.ts'
import {
  fillConflict,
  fillCoreIssue,
  fillResponse,
  vote as press,
  seeConflict,
  seeResponse,
  sendConflict,
  sendCoreIssue,
  sendResponse,
  sendThis,
  voteNo,
} from './support/conflict.ts'
import { journey } from './support/journey.ts'
import { journeysWithMessages, messagesOf, REASON } from './support/messages.ts'
import { amend, trouble } from './support/network.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'

const it = journey
  .extend('people', { scope: 'file' }, async ({ squash }) => ({
    ...(await mayaAndJonas(squash)),
    ada: await signedUp(squash, ada),
  }))
  /** Opens a screen that receives no live events, as on a bad connection. */
  .extend('deafVisit', ({ visit }) => async (as: Actor, path: string) => {
    const page = await visit({ as })
    await page.route('**/realtime/**', (route) => route.abort())
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    return page
  })
  .extend('newConflict', async ({ people, visit }) => {
    const page = await visit({ as: people.maya })
    await page.goto('/new-conflict')
    return page
  })

const { shows, tick, unmet } = messagesOf('every-message-on-screen')

const pathOf = ({ id }: { id: string }) => `/conflict/${id}`

describe('a new conflict', () => {
  const { newConflict: said } = MESSAGES

  it('requires every field, and a recipient other than oneself', async ({ newConflict: m }) => {
    await seeConflict(m).click()
    await shows(m, said.fillInAllFields)
    await shows(m, said.moodMissing)
    await shows(m, said.titleMissing)
    await shows(m, said.emailMissing)
    await shows(m, said.descriptionMissing)
    const mood = m.getByRole('radio', { name: 'rage' })
    expect(await mood.evaluate((field) => field === document.activeElement), 'the first field').toBe(true)
    const title = m.getByLabel('What is it about?')
    expect(await title.evaluate((field: HTMLInputElement) => field.ariaInvalid)).toBe('true')
    await fillConflict(m, maya)
    await shows(m, said.withYourself)
    const sent: string[] = []
    m.on('request', (request) => sent.push(request.url()))
    await m.getByLabel('Who is it with?').fill('ben@')
    await seeConflict(m).click()
    await shows(m, MESSAGES.signIn.emailInvalid)
    expect(sent.filter((url) => /rpc\/(preview_message|create_conflict)/.test(url))).toEqual([])
  })

  it('says while Maya types whether the recipient has an account', async ({ newConflict: m }) => {
    const who = m.getByLabel('Who is it with?')
    const seen = Promise.withResolvers<void>()
    await m.route('**/check_user_exists_by_email', async (route) => {
      await seen.promise
      await route.continue()
    })
    await who.fill(jonas.email)
    // An icon precedes each of these texts, so they don't fill their line.
    await m.getByText('Checking…').waitFor()
    seen.resolve()
    await m.getByText('They have an account and will be notified.').waitFor()
    await who.fill('nobody.yet@example.com')
    await m.getByText('They don’t have an account yet and will be invited.').waitFor()
    await trouble(m, 'check_user_exists_by_email', 500)
    await who.fill('somebody.else@example.com')
    await m.getByText(said.emailCheckFailed).waitFor()
    tick(said.emailCheckFailed)
  })

  it('notifies a recipient with an account, and mails an invite to one without', async ({ newConflict: m }) => {
    await fillConflict(m, jonas)
    await sendConflict(m)
    await shows(m, said.notified)
    await m.goto('/new-conflict')
    await fillConflict(m, carla)
    await sendConflict(m)
    await shows(m, said.invited)
    await m.goto('/new-conflict')
    await amend(m, 'create_conflict', { invite: 'sent', mail_queued: false })
    await fillConflict(m, apart(carla, 'no-mail'))
    await sendConflict(m)
    await shows(m, said.inviteFailed)
  })

  it('explains why creating it failed', async ({ newConflict: m }) => {
    await fillConflict(m, jonas)
    const refused = await trouble(m, 'create_conflict', 429)
    await sendConflict(m)
    await m.getByText('That was a lot of requests at once.', { exact: true }).waitFor()
    await refused()
    const broken = await trouble(m, 'create_conflict', 500)
    await sendConflict(m)
    await shows(m, said.failedOnOurSide)
    await broken()
    await trouble(m, 'create_conflict', 'no network')
    await sendConflict(m)
    await shows(m, said.failed(REASON))
    tick(MESSAGES.invite.network)
  })
})

describe('a conflict', () => {
  const { conflict: said } = MESSAGES

  it("shows different messages for an invalid address and for another user's conflict", async ({ people, visit }) => {
    const a = await visit({ as: people.ada })
    await a.goto('/conflict/not-an-id')
    await shows(a, said.invalidId)
    await a.waitForURL('**/dashboard')
    const { id } = await startConflict(people.maya)
    await a.goto(pathOf({ id }))
    await shows(a, 'CONFLICT NOT FOUND')
    await shows(a, said.notFound)
    await a.goto(`/resolution/${id}`)
    await shows(a, 'CONFLICT NOT FOUND')
  })

  it("says so when it doesn't load, and can be retried", async ({ people, visit }) => {
    const conflict = await startConflict(people.maya)
    const m = await visit({ as: people.maya })
    await m.goto('/dashboard')
    await holdTime(m)
    const end = await trouble(m, 'get_conflict', 500)
    await m.goto(pathOf(conflict))
    await passUntilShown(m, m.getByText(said.loadFailed))
    await shows(m, said.loadFailed)
    await end()
    await m.getByRole('button', { name: 'Try again' }).click()
    await passUntilShown(m, m.getByText('WAITING FOR', { exact: false }))
  })

  it('accepts one response', async ({ people, deafVisit }) => {
    const conflict = await startConflict(people.maya)
    const [j, late] = [await deafVisit(people.jonas, pathOf(conflict)), await deafVisit(people.jonas, pathOf(conflict))]
    await seeResponse(j).click()
    await shows(j, said.responseMissing)
    for (const page of [j, late]) await fillResponse(page)
    await seeResponse(late).click()
    await sendThis(late).waitFor()
    await sendResponse(j)
    await shows(j, said.responded)
    await sendThis(late).click()
    await shows(late, said.respondFailed)
    await late.getByRole('heading', { name: 'YOUR RESPONSE' }).waitFor()
  })

  it('accepts one vote from each party', async ({ people, deafVisit }) => {
    const conflict = await conflictIn('vote_1', people.maya, people.jonas)
    const [m, late] = [await deafVisit(people.maya, pathOf(conflict)), await deafVisit(people.maya, pathOf(conflict))]
    await press(m, "Yes, I'm satisfied")
    await shows(m, said.satisfied)
    await voteNo(late, 'Not yet — try again')
    await shows(late, said.voteFailed)
    const j = await deafVisit(people.jonas, pathOf(conflict))
    await voteNo(j, 'Not yet — try again')
    await shows(j, said.unsatisfied)
  })

  it('says after the second no that core issues come next, not another suggestion', async ({ people, deafVisit }) => {
    const conflict = await conflictIn('vote_2', people.maya, people.jonas)
    const m = await deafVisit(people.maya, pathOf(conflict))
    await voteNo(m, 'STILL NOT RIGHT')
    await shows(m, said.unsatisfiedAgain)
    await m.getByLabel('Your core issue').waitFor()
  })

  it('lets one party leave it here, once', async ({ people, deafVisit }) => {
    const conflict = await conflictIn('vote_3', people.maya, people.jonas)
    const [m, late] = [await deafVisit(people.maya, pathOf(conflict)), await deafVisit(people.jonas, pathOf(conflict))]
    for (const page of [m, late]) await press(page, 'Leave it here')
    for (const [page, message] of [
      [m, said.left],
      [late, said.leaveFailed],
    ] as const) {
      await page.getByRole('dialog').getByRole('button', { name: 'Leave it here' }).click()
      await shows(page, message)
    }
  })

  it('accepts one core issue from each party', async ({ people, deafVisit }) => {
    const conflict = await conflictIn('core_issues', people.maya, people.jonas)
    const [m, late] = [await deafVisit(people.maya, pathOf(conflict)), await deafVisit(people.maya, pathOf(conflict))]
    await sendCoreIssue(m)
    await shows(m, said.coreIssueMissing)
    for (const page of [m, late]) await fillCoreIssue(page, words.mayaCore)
    await sendCoreIssue(m)
    await shows(m, said.coreIssueSubmitted)
    await sendCoreIssue(late)
    await shows(late, said.coreIssueFailed)
  })

  it('gets only one ruling', async ({ people, visit, deafVisit }) => {
    const conflict = await conflictIn('vote_3', people.maya, people.jonas)
    const m = await visit({ as: people.maya })
    await m.goto(pathOf(conflict))
    const late = await deafVisit(people.jonas, pathOf(conflict))
    const ask = async (page: Page) => {
      await press(page, 'GET AI FINAL RULING')
      await page.getByRole('dialog').getByRole('button', { name: 'GET AI FINAL RULING' }).click()
    }
    await ask(m)
    await shows(m, said.ruled)
    await ask(late)
    await shows(late, said.rulingFailed)
  })

  it('can be declined once, by the invited person', async ({ people, deafVisit }) => {
    const { invite: said } = MESSAGES
    const conflict = await startConflict(people.maya)
    const [j, late] = [await deafVisit(people.jonas, pathOf(conflict)), await deafVisit(people.jonas, pathOf(conflict))]
    const decline = async (page: Page) => {
      await press(page, 'Decline this invite')
      await page.getByRole('dialog').getByRole('button', { name: 'Decline the invite' }).click()
    }
    const end = await trouble(j, 'decline_invite', 500)
    await decline(j)
    await shows(j, said.declineFailed)
    await end()
    await decline(j)
    await shows(j, said.declined)
    await decline(late)
    await shows(late, said.tooLateToDecline)
    await late.getByRole('heading', { name: 'This conflict was closed' }).waitFor()
  })

  it('can be deleted by its creator until someone answers', async ({ people, deafVisit }) => {
    const erase = async (page: Page) => {
      await page.getByRole('button', { name: 'Delete this conflict' }).click()
      await shows(page, said.confirmDelete)
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
    }
    const m = await deafVisit(people.maya, pathOf(await startConflict(people.maya)))
    await erase(m)
    await shows(m, said.deleted)
    await m.waitForURL('**/dashboard')

    const answered = await startConflict(people.maya)
    const late = await deafVisit(people.maya, pathOf(answered))
    await respond(people.jonas, answered.id)
    await erase(late)
    await shows(late, said.deleteFailed)
    await late.getByRole('heading', { name: 'THEIR RESPONSE' }).waitFor()
  })

  it('is protected by the server, whatever the screen offers', async ({ people, visit }) => {
    const conflict = await startConflict(people.maya)
    const j = await visit({ as: people.jonas })
    await amend(j, 'get_conflict', { can: { ...conflict.can, respond: false, delete: true } })
    await j.goto(pathOf(conflict))
    await j.getByRole('button', { name: 'Delete this conflict' }).click()
    await j.getByRole('button', { name: 'Delete', exact: true }).click()
    await shows(j, said.onlyCreatorDeletes)

    // Ada's screen shows a conflict that is public by now the way Maya saw it when it was time to vote.
    const votable = await conflictIn('vote_1', people.maya, people.jonas)
    const ruled = await conflictIn('ruled', people.maya, people.jonas)
    const a = await visit({ as: people.ada })
    await a.route('**/get_conflict', (route) => route.fulfill({ json: { ...votable, id: ruled.id } }))
    await a.goto(pathOf(ruled))
    await press(a, "Yes, I'm satisfied")
    await shows(a, said.notAuthorized)
  })
})

describe('the list of messages', () => {
  it('contains no message that is never shown', () => {
    const elsewhere = [
      MESSAGES.invite.failed, // every-debate-message.test.ts
      MESSAGES.invite.authenticationRequired, // returned by functions that no screen calls yet
    ]
    expect(unmet(...elsewhere)).toEqual([])
  })

  it.each(journeysWithMessages)('is checked for completeness at the end of %s', async (journey) => {
    const source = await readFile(join(import.meta.dirname, `${journey}.test.ts`), 'utf8')
    expect(source).toContain(`messagesOf('${journey}')`)
    expect(source).toMatch(/expect\(unmet\(.*\)\)\.toEqual\(\[\]\)/)
  })
})
