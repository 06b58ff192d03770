import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PhotoDialog } from './photo-dialog.tsx'

const profile = {
  id: '0190c0de-0000-7000-8000-00000000000a',
  username: 'maya',
  first_name: 'Maya',
  last_name: null,
  display_name: 'Maya',
  avatar_url: null,
  conflict_archetype: null,
  archetype_emoji: null,
  archetype_assigned_at: null,
  is_admin: false,
  supporter_level: null,
  supporter_emoji: null,
  supporter_since: null,
  created_at: '2026-03-02T09:00:00.000Z',
} satisfies Profile

/** Twice as wide as high, red on the left and blue on the right. */
async function twoHalves(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200)
  const context = canvas.getContext('2d')
  for (const [colour, left] of [['red', 0] as const, ['blue', 200] as const]) {
    if (context) context.fillStyle = colour
    context?.fillRect(left, 0, 200, 200)
  }
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

/** The colours at the left and right edge of a picture. */
async function edgesOf(file: Blob): Promise<string[]> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const colourAt = (x: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, height / 2, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  }
  return [colourAt(2), colourAt(width - 3)]
}

/** Shows the dialog to a server that answers so. @returns the files that were sent, and how often a photo was saved */
async function show(answer = () => Response.json({ avatar_url: '/photos/new.webp' })) {
  const files: Blob[] = []
  const saved = vi.fn()
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    if (init?.body instanceof Blob) files.push(init.body)
    return answer()
  })
  await renderScreen(<PhotoDialog profile={profile} open onClose={() => {}} onClosed={() => {}} onSaved={saved} />)
  return { files, saved }
}

const choose = (file: File) => userEvent.upload(page.getByLabelText('Choose a photo').last(), file)
const frame = page.getByRole('application', { name: 'The part of the photo that people see' })
const save = () => page.getByRole('button', { name: 'Save photo' }).click()

describe('the dialog for a new photo', () => {
  it('sends the middle of the chosen file as a square', async () => {
    const { files, saved } = await show()
    await choose(await twoHalves())
    await save()
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    await expect.element(page.getByText(profileMessages.photoSaved)).toBeInTheDocument()
    const [sent = new Blob()] = files
    const { width, height } = await createImageBitmap(sent)
    expect([sent.type, width, height, await edgesOf(sent)]).toEqual(['image/webp', 200, 200, ['red', 'blue']])
  })

  it('moves the photo with the arrow keys', async () => {
    const { files } = await show()
    await choose(await twoHalves())
    await expect.element(frame).toHaveFocus()
    await userEvent.keyboard('{ArrowRight>12/}')
    await save()
    await expect.poll(async () => files[0] && edgesOf(files[0])).toEqual(['red', 'red'])
  })

  it('moves the photo with buttons', async () => {
    const { files } = await show()
    await choose(await twoHalves())
    for (let press = 0; press < 6; press++) await page.getByRole('button', { name: 'Move the photo left' }).click()
    await save()
    await expect.poll(async () => files[0] && edgesOf(files[0])).toEqual(['blue', 'blue'])
  })

  it('drags the photo with the pointer', async () => {
    const { files } = await show()
    await choose(await twoHalves())
    await expect.element(frame).toBeInTheDocument()
    const { left, top, width } = frame.element().getBoundingClientRect()
    const at = (part: number) => ({ clientX: left + part * width, clientY: top + width / 2, pointerId: 1, button: 0 })
    // A pointer that the browser doesn't know can't be captured.
    frame.element().setPointerCapture = () => {}
    for (const [type, part] of [
      ['pointerdown', 0.1] as const,
      ['pointermove', 0.9] as const,
      ['pointerup', 0.9] as const,
    ])
      frame.element().dispatchEvent(new PointerEvent(type, { ...at(part), bubbles: true }))
    await save()
    await expect.poll(async () => files[0] && edgesOf(files[0])).toEqual(['red', 'red'])
  })

  it('zooms with plus and minus, and says how far', async () => {
    await show()
    await choose(await twoHalves())
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await expect.element(frame).toHaveFocus()
    await userEvent.keyboard('+++')
    await expect.element(zoom).toHaveAttribute('aria-valuetext', '133 %')
    await userEvent.keyboard('----')
    await expect.element(zoom).toHaveAttribute('aria-valuetext', '100 %')
  })

  it('says so if the file is no photo, and takes another', async () => {
    await show()
    await choose(new File(['hello'], 'me.png', { type: 'image/png' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent(profileMessages.photoUnreadable)
    await choose(await twoHalves())
    await expect.element(frame).toBeInTheDocument()
  })

  it('keeps the photo and says why if it was refused', async () => {
    const { saved } = await show(() => Response.json({ error: profileMessages.photoTooLarge }, { status: 413 }))
    await choose(await twoHalves())
    await save()
    await expect.element(page.getByRole('alert')).toHaveTextContent(profileMessages.photoTooLarge)
    await expect.element(frame).toBeInTheDocument()
    expect(saved).not.toHaveBeenCalled()
  })
})
