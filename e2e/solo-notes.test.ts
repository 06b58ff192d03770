import { outOfOrder } from '@squash/testkit/ai-replies'
import { jonas } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { describe, expect } from 'vitest'
import { contrastFaults, faults, sidewaysScroll, smallTargets } from './support/accessible.ts'
import { seeConflict, sendThis } from './support/conflict.ts'
import { journeyWithModel as it } from './support/journey.ts'
import { button } from './support/preview.ts'
import { expectQuiet, picture } from './support/visitor.ts'

const typed = 'You lazy pig! The sink is full every Tuesday when I come home at 7. Please wash up before you leave.'
const calm = 'The sink is full every Tuesday when I come home at 7. Please wash up before you leave.'

it.beforeEach(({ provider }) => provider.reset())

const conflictsOf = (person: Actor) => done(person.call('get_my_conflicts', {}))

describe('Maya, who only wants to get it off her chest,', () => {
  it('writes it down for herself, and later sends it to Jonas', async ({ people, visit }) => {
    const m = await visit({ as: people.maya, width: 390, theme: 'dark' })
    await m.goto('/new-conflict')
    await m.getByRole('link', { name: 'Just get it off your chest' }).click()
    await m.getByRole('heading', { level: 1, name: 'Just get it off your chest' }).waitFor()
    await m.getByRole('radio', { name: 'annoyed' }).check({ force: true })
    await m.getByLabel('What happened?').fill(typed)
    await m.getByLabel('A title, if you like').fill('The sink on Tuesdays')
    await picture(m, 'solo-form-390-dark')
    await button(m, 'Find calmer words').click()
    await m.getByRole('heading', { level: 1, name: 'The sink on Tuesdays' }).waitFor()
    await m.getByText(calm, { exact: true }).waitFor()
    await m.getByText('A guess at what it’s about').waitFor()
    await m.getByText('“Please wash up before you leave”').waitFor()
    expect(await faults(m)).toEqual([])
    expect(await smallTargets(m)).toEqual([])
    expect(await sidewaysScroll(m)).toBe(0)
    await picture(m, 'solo-note-390-dark')
    expect(await conflictsOf(people.maya)).toEqual([])

    await m.getByRole('link', { name: 'Send it to someone' }).click()
    await m.getByLabel('Who is it with?').fill(jonas.email)
    expect(await m.getByLabel('What happened?').inputValue()).toBe(typed)
    expect(await m.getByLabel('What is it about?').inputValue()).toBe('The sink on Tuesdays')
    await seeConflict(m).click()
    await sendThis(m).click()
    await m.waitForURL('**/conflict/**')
    const [sent] = await conflictsOf(people.jonas)
    expect(sent?.title).toBe('The sink on Tuesdays')

    await m.goto('/solo-notes')
    await m.getByText('sent', { exact: true }).waitFor()
    await picture(m, 'solo-list-390-dark')
    await m.getByRole('link', { name: 'The sink on Tuesdays' }).click()
    await m.getByRole('link', { name: 'Open the conflict' }).waitFor()
    await button(m, 'Delete it').click()
    await m.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await m.getByText('Nothing on your chest').waitFor()
    expect(await done(people.maya.call('get_solo_notes', {}))).toEqual([])
    expect(await conflictsOf(people.jonas)).toHaveLength(1)
    expectQuiet(m)
  })

  it('gets her own words back without AI, and a note that says so', async ({ provider, people, visit }) => {
    provider.always(outOfOrder)
    const m = await visit({ as: people.maya, width: 1280, theme: 'light' })
    await m.goto('/solo-notes/new')
    await m.getByLabel('What happened?').fill(typed)
    await button(m, 'Find calmer words').click()
    await m.getByText('It seems to be about this', { exact: false }).waitFor()
    expect(await m.getByText(/written without AI/i).count()).toBe(1)
    expect(await faults(m)).toEqual([])
    await picture(m, 'solo-note-1280-light')
    await m.emulateMedia({ colorScheme: 'dark' })
    expect(await contrastFaults(m)).toEqual([])
    await picture(m, 'solo-note-1280-dark')
    expectQuiet(m)
  })
})
