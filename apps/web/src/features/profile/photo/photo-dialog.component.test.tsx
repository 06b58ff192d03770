import { profileMessages } from '@squash/contract/messages/profile'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownProfile } from '../../../testing/own-profile.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PhotoDialog } from './photo-dialog.tsx'

/** An image twice as wide as high, red on the left and blue on the right. */
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

/** Shows the dialog, with a server that gives this answer. @returns the files that were sent, and the mocked callbacks */
async function show(
  answer: (signal?: AbortSignal | null) => Response | Promise<Response> = () =>
    Response.json({ avatar_url: '/photos/new.webp' }),
) {
  const files: Blob[] = []
  const saved = vi.fn()
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    if (init?.body instanceof Blob) files.push(init.body)
    return answer(init?.signal)
  })
  const closed = vi.fn()
  await renderScreen(<PhotoDialog profile={ownProfile()} open onClose={closed} onClosed={() => {}} onSaved={saved} />)
  // The dialog takes the focus when it opens; a user couldn't choose a file any earlier.
  await expect.poll(() => page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  return { files, saved, closed }
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
    await expect.element(zoom).toHaveAttribute('aria-valuetext', '133%')
    await userEvent.keyboard('----')
    await expect.element(zoom).toHaveAttribute('aria-valuetext', '100%')
  })

  it('zooms with the wheel as far as it turns, and not when it turns sideways', async () => {
    await show()
    await choose(await twoHalves())
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await expect.element(frame).toHaveFocus()
    const turn = (by: WheelEventInit) =>
      frame
        .element()
        .querySelector('canvas')
        ?.dispatchEvent(new WheelEvent('wheel', { ...by, cancelable: true }))
    for (let event = 0; event < 50; event++) turn({ deltaY: -4 })
    await expect.element(zoom).toHaveAttribute('aria-valuetext', expect.stringMatching(/^122/))
    turn({ deltaX: 40 })
    turn({ deltaY: 100 })
    await expect.element(zoom).toHaveAttribute('aria-valuetext', expect.stringMatching(/^111/))
  })

  it('lets the user choose another photo, and keeps the first if the new file isn’t one', async () => {
    const { files } = await show()
    await choose(await twoHalves())
    await userEvent.keyboard('{ArrowRight>12/}')
    const another = page.getByLabelText('Choose another').last()
    await userEvent.upload(another, new File(['hello'], 'me.png', { type: 'image/png' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent(profileMessages.photoUnreadable)
    await userEvent.upload(another, await twoHalves())
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await save()
    await expect.poll(async () => files[0] && edgesOf(files[0])).toEqual(['red', 'blue'])
  })

  it('stops the upload when it is cancelled', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const { saved, closed } = await show((signal) => {
      signals.push(signal)
      return new Promise((resolve) =>
        signal?.addEventListener('abort', () => resolve(Response.json({ avatar_url: '/photos/new.webp' }))),
      )
    })
    await choose(await twoHalves())
    await save()
    await expect.poll(() => signals.length).toBe(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(signals[0]?.aborted).toBe(true)
    await expect.element(page.getByRole('button', { name: 'Save photo' })).not.toHaveAttribute('aria-busy')
    expect([closed.mock.calls.length, saved.mock.calls.length]).toEqual([1, 0])
    expect(page.getByText(profileMessages.photoSaved).query()).toBeNull()
  })

  it('says that the photo wasn’t saved when the browser can’t make a file of it', async () => {
    await show()
    await choose(await twoHalves())
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    await save()
    await expect.element(page.getByRole('alert')).toHaveTextContent(profileMessages.updateFailed)
  })

  it('ignores a dropped file while it opens another', async () => {
    await show()
    const opened = vi.spyOn(window, 'createImageBitmap').mockImplementation(() => new Promise(() => {}))
    await choose(await twoHalves())
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await twoHalves())
    await expect.element(page.getByRole('button', { name: 'Choose a photo' })).toHaveAttribute('aria-busy')
    page
      .getByText('or drop one here')
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    expect(opened).toHaveBeenCalledOnce()
  })

  it('says so if the file isn’t a photo, and accepts another', async () => {
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
