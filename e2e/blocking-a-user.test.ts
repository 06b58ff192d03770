import { ada, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn } from '@squash/testkit/debate-steps'
import { expect } from 'vitest'
import { journey as it } from './support/journey.ts'
import { focusComesTo, focusMovesInto, pressOn, tabTo } from './support/keyboard.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import { expectQuiet, picture } from './support/visitor.ts'
import { idOf } from './support/world.ts'

it('Maya blocks Jonas without a mouse, hears nothing more from him, and unblocks him from her list', async ({
  squash,
  visit,
}) => {
  const { maya: asMaya, jonas: asJonas } = await mayaAndJonas(squash)
  const { id: shared } = await conflictIn('vote_1', asMaya, asJonas)
  await startConflict(asJonas, maya.email)
  const asAda = await signedUp(squash, ada)
  const { title } = await debateIn('active', asJonas, asAda, ada.email)

  const m = await visit({ as: asMaya, width: 390, theme: 'dark' })
  await m.goto('/debates')
  await m.getByRole('link', { name: title, exact: true }).waitFor()
  await m.goto('/dashboard')
  await m.getByRole('tab', { name: 'Active Conflicts · 2' }).waitFor()

  await m.goto(`/user-profile/${idOf(asJonas)}`)
  const more = m.getByRole('button', { name: 'More about Jonas' })
  /** Waits until the menu has the focus; keys pressed earlier would go to the button that opens it. */
  const chooseBlock = async () => {
    await m.keyboard.press('Enter')
    await focusComesTo(m.getByRole('menuitem').first())
    await m.keyboard.press('End')
    await focusComesTo(m.getByRole('menuitem', { name: 'Block Jonas' }))
    await picture(m, 'block-01-menu')
    await m.keyboard.press('Enter')
  }
  await tabTo(m, more)
  await chooseBlock()
  const dialog = m.getByRole('dialog', { name: 'Block Jonas?' })
  await dialog.getByText('We won’t tell Jonas.', { exact: false }).waitFor()
  await picture(m, 'block-02-dialog')
  await focusMovesInto(dialog)
  await m.keyboard.press('Escape')
  await focusComesTo(more)

  await chooseBlock()
  await pressOn(m, dialog.getByRole('button', { name: 'Block Jonas' }))
  await m.getByText('Jonas is blocked. We won’t tell them.').waitFor()
  await m.getByText('You blocked Jonas').waitFor()
  await focusComesTo(more)
  await picture(m, 'block-03-blocked')

  await startConflict(asJonas, maya.email)
  await m.goto('/dashboard')
  await m.getByRole('tab', { name: 'Active Conflicts · 1' }).waitFor()
  await m.goto('/debates')
  await m.getByRole('tab', { name: 'ACTIVE DEBATES · 0' }).waitFor()
  await m.goto(`/conflict/${shared}`)
  await m.getByRole('button', { name: 'More about Jonas' }).click()
  await m.getByRole('menuitem', { name: 'Unblock Jonas' }).waitFor()
  await m.keyboard.press('Escape')
  expect(await done(asJonas.call('get_profile', { p_user_id: idOf(asMaya) }))).toMatchObject({ blocked_by_me: false })

  await m.goto('/security')
  await m.getByRole('heading', { name: 'Blocked people' }).scrollIntoViewIfNeeded()
  await picture(m, 'block-04-list')
  await pressOn(m, m.getByRole('button', { name: 'Unblock Jonas' }))
  await m.getByText('Jonas is no longer blocked.').waitFor()
  await m.getByText('You haven’t blocked anyone.', { exact: false }).waitFor()
  await focusComesTo(m.getByRole('heading', { name: 'Blocked people' }))
  await m.goto('/debates')
  await m.getByRole('link', { name: title, exact: true }).waitFor()
  expectQuiet(m)
})
