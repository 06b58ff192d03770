import { favouringTheFirst } from '@squash/testkit/ai-replies'
import { conflictIn, reaches } from '@squash/testkit/conflict-steps'
import { expect } from 'vitest'
import { faults } from './support/accessible.ts'
import { journeyWithModel as it } from './support/journey.ts'
import { expectQuiet, type Look, picture } from './support/visitor.ts'

it.beforeEach(({ provider }) => provider.always(favouringTheFirst))

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
]

it.for(looks)(
  'Maya previews the public card and asks for a ruling; the two orders disagree, so both have a point ($width px, $theme)',
  async (look, { people, visit }) => {
    const { id } = await conflictIn('ruling_available', people.maya, people.jonas)
    const m = await visit({ ...look, as: people.maya })
    await m.goto(`/conflict/${id}`)
    await m.getByRole('button', { name: 'GET AI FINAL RULING' }).click()
    const dialog = m.getByRole('dialog')
    const card = dialog.getByRole('region', { name: 'What strangers will see' })
    await card.getByText('Anonymous User vs. Anonymous User').waitFor()
    await card.getByText('The first side’s strongest point').waitFor()
    await picture(m, `${look.width}-${look.theme}-ruling-preview`)
    expect(await faults(m)).toEqual([])
    await dialog.getByRole('switch', { name: 'Show my name' }).click()
    await card.getByText('Maya vs. Anonymous User').waitFor()
    await dialog.getByRole('button', { name: 'GET AI FINAL RULING' }).click()
    await reaches(people.maya, id, 'ruled')

    await m.getByText('Both have a point', { exact: true }).waitFor()
    await m.getByText('Asked both ways').waitFor()
    await picture(m, `${look.width}-${look.theme}-ruling-both-ways`)

    const visitor = await visit(look)
    await visitor.goto('/public-shame')
    const ruling = visitor.getByRole('article').first()
    await ruling.getByText('Maya’s strongest point').waitFor()
    await ruling.getByText('The other side’s strongest point').waitFor()
    await ruling.getByText('Both have a point', { exact: true }).waitFor()
    await ruling.getByText('Asked both ways').waitFor()
    await picture(visitor, `${look.width}-${look.theme}-board-both-ways`)

    await ruling.getByRole('heading').getByRole('link').click()
    await visitor.getByRole('heading', { name: 'Both have a point' }).waitFor()
    expect(new URL(visitor.url()).pathname).toBe(`/ruling/${id}`)
    await visitor.getByText(/Asked both ways/).waitFor()
    expect(await visitor.content()).not.toMatch(/Jonas|Weber/)
    await picture(visitor, `${look.width}-${look.theme}-ruling-page`)
    expect(await faults(visitor)).toEqual([])

    await visitor.getByRole('link', { name: 'Is it fair? See the numbers' }).click()
    await visitor.getByRole('heading', { name: 'Not enough to count yet' }).waitFor()
    await picture(visitor, `${look.width}-${look.theme}-fairness`)
    expect(await faults(visitor)).toEqual([])
    expectQuiet(m)
    expectQuiet(visitor)
  },
)
