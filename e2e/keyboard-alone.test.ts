import { launchBrowser } from '@squash/testkit/browser'
import { ada, apart, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { focusComesTo, hasFocus, pressOn, tabTo, typeInto } from './support/keyboard.ts'
import { signedUp } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { box, expectQuiet, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
})
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

describe('without a mouse', () => {
  it('Maya signs up, and the two of them squash it', async () => {
    const asJonas = await signedUp(squash, jonas)
    const m = await visit(browser, squash.url)
    await m.goto('/')
    await pressOn(m, m.getByRole('link', { name: 'Get started', exact: true }).first())
    await focusComesTo(m.getByRole('heading', { level: 1, name: 'Create your account' }))
    await typeInto(m, box(m, 'First name'), maya.first_name)
    await typeInto(m, box(m, 'Last name'), maya.last_name)
    await typeInto(m, box(m, 'Username'), maya.username)
    await typeInto(m, box(m, 'Email'), maya.email)
    await typeInto(m, box(m, 'Confirm email'), maya.email)
    await typeInto(m, box(m, 'Password'), maya.password)
    await pressOn(m, m.getByRole('button', { name: 'Show password' }), 'Space')
    expect(await box(m, 'Password').getAttribute('type')).toBe('text')
    await typeInto(m, box(m, 'Confirm password'), maya.password)
    await m.keyboard.press('Enter')
    await m.waitForURL('**/dashboard')

    await pressOn(m, m.getByRole('link', { name: 'Start a new conflict' }).first())
    await tabTo(m, m.getByRole('radio', { name: 'meh' }))
    await m.keyboard.press('ArrowLeft')
    expect(await m.getByRole('radio', { name: 'annoyed' }).isChecked()).toBe(true)
    await pressOn(m, m.getByRole('button', { name: words.title }), 'Space')
    await typeInto(m, m.getByLabel('Who is it with?'), jonas.email)
    await typeInto(m, m.getByLabel('What happened?'), words.maya)
    await pressOn(m, m.getByRole('button', { name: 'Send it calmly' }))
    await m.waitForURL('**/conflict/**')

    const j = await visit(browser, squash.url, { as: asJonas })
    await j.goto('/dashboard')
    await pressOn(j, j.getByRole('link', { name: words.title, exact: true }))
    await typeInto(j, j.getByLabel('Your side of it'), words.jonas)
    await pressOn(j, j.getByRole('button', { name: 'Send my response' }))
    for (const page of [j, m]) await pressOn(page, page.getByRole('button', { name: "Yes, I'm satisfied" }), 'Space')
    await j.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
    expectQuiet(m, j)
  })

  it('Maya starts a debate, Jonas answers, and Ada votes', async () => {
    const people = { m: apart(maya, 'debate'), j: apart(jonas, 'debate'), a: apart(ada, 'debate') }
    const m = await visit(browser, squash.url, { as: await signedUp(squash, people.m) })
    const j = await visit(browser, squash.url, { as: await signedUp(squash, people.j) })
    const a = await visit(browser, squash.url, { as: await signedUp(squash, people.a) })
    await m.goto('/debates')
    await pressOn(m, m.getByRole('link', { name: 'Start a new debate' }).first())
    const topic = 'Does pineapple belong on pizza?'
    await pressOn(m, m.getByRole('button', { name: topic }), 'Space')
    await typeInto(m, box(m, 'Your argument'), 'Sweet and salt belong together.')
    await typeInto(m, m.getByLabel('Who takes the other side?'), people.j.email)
    await pressOn(m, m.getByRole('button', { name: 'Start the debate' }))
    await m.waitForURL('**/debates')

    await j.goto('/debates?tab=invites')
    await pressOn(j, j.getByRole('link', { name: `Respond: ${topic}` }))
    await typeInto(j, box(j, 'Your argument'), 'Fruit is for afterwards.')
    await pressOn(j, j.getByRole('button', { name: 'Submit my argument' }))
    await j.waitForURL('**/debates')

    await a.goto('/debates')
    await tabTo(a, a.getByRole('tab', { name: /^ACTIVE DEBATES/ }))
    await a.keyboard.press('ArrowRight')
    await focusComesTo(a.getByRole('tab', { name: /^INVITES/ }))
    await a.keyboard.press('ArrowLeft')
    await pressOn(a, a.getByRole('link', { name: topic, exact: true }))
    await pressOn(a, a.getByRole('button', { name: 'Vote for “Never”' }), 'Space')
    await a.getByRole('button', { name: 'Your vote', pressed: true }).waitFor()
    expectQuiet(m, j, a)
  })

  it('dialogs hold the focus, let go of it on Escape, and give it back', async () => {
    const invited = apart(jonas, 'dialogs')
    const people = { maya: await signedUp(squash, apart(maya, 'dialogs')), jonas: await signedUp(squash, invited) }
    const waiting = await conflictIn('awaiting_response', people.maya, people.jonas, invited.email)
    const reflected = await conflictIn('vote_3', people.maya, people.jonas, invited.email)
    const m = await visit(browser, squash.url, { as: people.maya })

    await m.goto(`/conflict/${waiting.id}`)
    const erase = m.getByRole('button', { name: 'Delete this conflict' })
    await pressOn(m, erase)
    await m.getByRole('dialog').waitFor()
    await m.keyboard.press('Escape')
    await focusComesTo(erase)

    await m.goto(`/conflict/${reflected.id}`)
    const ask = m.getByRole('button', { name: 'GET AI FINAL RULING' }).first()
    await pressOn(m, ask)
    const dialog = m.getByRole('dialog', { name: 'The final ruling is public' })
    const confirm = dialog.getByRole('button', { name: 'GET AI FINAL RULING' })
    await tabTo(m, dialog.getByRole('button', { name: 'Not now' }))
    await tabTo(m, dialog.getByRole('switch', { name: 'Show my name' }))
    await m.keyboard.press('Escape')
    await focusComesTo(ask)
    await m.keyboard.press('Enter')
    await pressOn(m, dialog.getByRole('switch', { name: 'Show my name' }), 'Space')
    await dialog.getByText('The public sees “Anonymous User” instead of you.').waitFor()
    await pressOn(m, confirm)
    await m.getByRole('heading', { name: 'Final AI ruling' }).waitFor()
    expectQuiet(m)
  })

  it('Maya looks at what she earned, sends a popup away, and edits her profile', async () => {
    const asMaya = await signedUp(squash, apart(maya, 'earned'))
    await conflictIn('awaiting_response', asMaya, asMaya, jonas.email)
    const m = await visit(browser, squash.url, { as: asMaya })
    await m.goto('/dashboard')
    const dismiss = m.getByRole('button', { name: 'Dismiss' })
    await dismiss.waitFor()
    await m.keyboard.press('Escape')
    await dismiss.waitFor({ state: 'detached' })
    await pressOn(m, m.getByRole('link', { name: /SquashCred/ }))
    await m.waitForURL('**/profile#squashcred')

    const history = m.getByRole('button', { name: 'See the whole history' })
    await pressOn(m, history)
    await tabTo(m, m.getByRole('region', { name: 'SquashCred events' }))
    await m.keyboard.press('Escape')
    await focusComesTo(history)
    const edit = m.getByRole('button', { name: 'Edit profile' })
    await tabTo(m, edit, 'Shift+Tab')
    await m.keyboard.press('Enter')
    await focusComesTo(box(m, 'First name'))
    await m.keyboard.press('ControlOrMeta+A')
    await m.keyboard.insertText('Maia')
    await m.keyboard.press('Enter')
    await m.getByText('Profile updated successfully!').waitFor()
    await focusComesTo(edit)
    expectQuiet(m)
  })

  it('the bar, its menus and the tabs are there too, and can be skipped', async () => {
    const asMaya = await signedUp(squash, apart(maya, 'menus'))
    const m = await visit(browser, squash.url, { as: asMaya })
    await m.goto('/dashboard')
    const start = m.getByRole('link', { name: 'Start a new conflict' }).first()
    await start.waitFor()
    await m.keyboard.press('Tab')
    const skip = m.getByRole('link', { name: 'Skip to content' })
    expect(await hasFocus(skip)).toBe(true)
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await m.keyboard.press('Enter')
    await m.keyboard.press('Tab')
    expect(await hasFocus(start)).toBe(true)

    await tabTo(m, m.getByRole('tab', { name: /Active Conflicts/ }))
    await m.keyboard.press('ArrowRight')
    await m.keyboard.press('Enter')
    await m.waitForURL('**/history')
    expect(await hasFocus(m.getByRole('tab', { name: /My Squashes/ }))).toBe(true)

    const account = m.getByRole('button', { name: 'Your account' })
    await tabTo(m, account, 'Shift+Tab')
    await m.keyboard.press('Enter')
    await focusComesTo(m.getByRole('menuitem', { name: 'Profile' }))
    await m.keyboard.press('ArrowDown')
    await focusComesTo(m.getByRole('menuitem', { name: 'Log out' }))
    await m.keyboard.press('Escape')
    await focusComesTo(account)

    await m.setViewportSize({ width: 390, height: 844 })
    const menu = m.getByRole('button', { name: 'Menu', exact: true })
    await pressOn(m, menu)
    await tabTo(m, m.getByRole('button', { name: 'Log out' }))
    await m.keyboard.press('Escape')
    await focusComesTo(menu)
    await m.keyboard.press('Enter')
    await pressOn(m, m.getByRole('dialog').getByRole('link', { name: 'Profile' }))
    await m.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    await m.getByRole('dialog').waitFor({ state: 'hidden' })
    expectQuiet(m)
  })
})
