import { soloNotesMessages as said } from '@squash/contract/messages/solo-notes'
import type { SoloNote } from '@squash/contract/solo-notes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { messagesOf } from '../../testing/messages.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { NewNoteScreen } from './new-note-screen.tsx'
import { NoteScreen } from './note-screen.tsx'
import { SoloNotesScreen } from './solo-notes-screen.tsx'

const { shows } = messagesOf('apps/web/src/features/solo-notes/solo-notes.component.test.tsx')

const note: SoloNote = {
  id: '0190c0de-0000-7000-8000-0000000000f1',
  title: 'The sink',
  raw_message: 'You lazy pig! The sink is full every Tuesday. Please wash up before 7.',
  mood: 'annoyed',
  conflict_id: null,
  created_at: '2026-03-02T09:00:00.000Z',
  text: 'The sink is full every Tuesday. Please wash up before 7.',
  written_by: 'ai',
  language: 'en',
  note: null,
  about: 'It seems to be about coming home to a full sink.',
  requests: ['Please wash up before 7'],
  phrasing: null,
  understood_by: 'ai',
  offers_help: false,
  receipt: { kept: [], left_out: [], missing: [] },
}
const noHint = { safety: { level: 'none' as const, kinds: [], resources: [] } }
const openNote = () => renderScreen(<NoteScreen />, { path: '/solo-notes/:noteId', at: `/solo-notes/${note.id}` })
const serve = (changes: Partial<SoloNote>) =>
  stubCalls({ soloNotes: { get_solo_note: () => ({ ...note, ...changes }) } })

describe('the list of notes', () => {
  const openList = () => renderScreen(<SoloNotesScreen />)

  it('says what to do while there are none', async () => {
    stubCalls({ soloNotes: { get_solo_notes: () => [] } })
    await openList()
    await expect.element(page.getByRole('heading', { name: 'Nothing on your chest' })).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Write a note' })).toBeInTheDocument()
  })

  it('says that it is loading, and that it failed to load', async () => {
    stubCalls({ soloNotes: { get_solo_notes: never } })
    const loading = await openList()
    await expect.element(page.getByText('Loading your notes…')).toBeInTheDocument()
    await loading.unmount()
    stubCalls({ soloNotes: { get_solo_notes: () => refuse('service.fault') } })
    await openList()
    await expect.element(page.getByRole('heading', { name: 'Your notes didn’t load' })).toBeInTheDocument()
  })

  it('marks the notes that were sent, loads more, and opens one', async () => {
    const notes = Array.from({ length: 21 }, (_, place) => ({
      ...note,
      id: `0190c0de-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
      title: place === 0 ? null : `Note ${place}`,
      conflict_id: place === 1 ? note.id : null,
    }))
    stubCalls({
      soloNotes: { get_solo_notes: ({ p_before }) => (p_before ? notes.slice(20) : notes.slice(0, 20)) },
    })
    const { path } = await openList()
    await expect.element(page.getByText('Untitled')).toBeInTheDocument()
    await expect.element(page.getByText('sent', { exact: true })).toBeInTheDocument()
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('link', { name: 'Note 20' }).click()
    await expect.poll(path).toBe(`/solo-notes/${notes[20]?.id}`)
  })
})

describe('writing a note', () => {
  const message = page.getByLabelText('What happened?')
  const submit = page.getByRole('button', { name: 'Find calmer words' })
  const openForm = () => renderScreen(<NewNoteScreen />)

  it('needs a message and no title', async () => {
    const sent = stubCalls({ soloNotes: { write_solo_note: () => ({ ...note, ...noHint }) } })
    const { path } = await openForm()
    await submit.click()
    await shows(said.messageMissing)
    await message.fill(note.raw_message)
    await submit.click()
    await expect.poll(path).toBe(`/solo-notes/${note.id}`)
    expect(sent('write_solo_note')).toEqual([
      { title: '', raw_message: note.raw_message, mood: null, safety_acknowledged: false },
    ])
  })

  it('keeps the words after a failure and a reload', async () => {
    stubCalls({ soloNotes: { write_solo_note: () => refuse('request.rate_limited') } })
    const first = await openForm()
    await message.fill('I am so tired of this.')
    await submit.click()
    await shows(said.tooMany)
    await first.unmount()
    await openForm()
    await expect.element(message).toHaveValue('I am so tired of this.')
  })

  it('continues after a warning sign once its author has seen the help', async () => {
    const sent = stubCalls({
      soloNotes: {
        write_solo_note: ({ safety_acknowledged }) =>
          safety_acknowledged ? { ...note, ...noHint } : refuse('safety.paused'),
      },
    })
    const { path } = await openForm()
    await message.fill('He hits me.')
    await submit.click()
    await expect.element(page.getByRole('heading', { name: 'Before you go on' })).toHaveFocus()
    await expect.element(page.getByText(/this conflict stays private/)).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Continue as it is' }).click()
    await expect.poll(path).toBe(`/solo-notes/${note.id}`)
    expect(sent('write_solo_note')).toHaveLength(2)
  })

  it('keeps the words of a threat in the form, and offers no way around the stop', async () => {
    stubCalls({ soloNotes: { write_solo_note: () => refuse('safety.stopped') } })
    await openForm()
    await message.fill('I will kill you.')
    await submit.click()
    await expect.element(page.getByRole('heading', { name: 'Let’s stop here' })).toBeInTheDocument()
    await shows(said.stopped)
    await expect.element(page.getByRole('button', { name: 'Continue as it is' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Leave it for now' }).click()
    await expect
      .element(page.getByText(/Not stored by Squash\. What you wrote is kept only in this browser/))
      .toBeInTheDocument()
    await expect.element(message).toHaveValue('I will kill you.')
  })
})

describe('a note', () => {
  it('shows the calm version, a guess at what it is about, and the author’s own requests', async () => {
    serve({})
    await openNote()
    await expect.element(page.getByText(note.text)).toBeInTheDocument()
    await expect.element(page.getByText(note.about ?? '')).toBeInTheDocument()
    await expect.element(page.getByText('“Please wash up before 7”')).toBeInTheDocument()
    await expect.element(page.getByText('One way to ask')).not.toBeInTheDocument()
    const send = page.getByRole('link', { name: 'Send it to someone' })
    await expect.element(send).toHaveAttribute('href', `/new-conflict?note=${note.id}`)
  })

  it('suggests how to ask when its author asks for nothing', async () => {
    serve({ requests: [], phrasing: 'Could we talk about the sink?' })
    await openNote()
    await expect.element(page.getByText('One way to ask')).toBeInTheDocument()
  })

  it('says once that it was written without AI', async () => {
    serve({ written_by: 'canned', understood_by: 'canned' })
    const first = await openNote()
    await expect.element(page.getByText(note.about ?? '')).toBeInTheDocument()
    expect(page.getByText(/written without AI/i).all()).toHaveLength(1)
    await first.unmount()
    serve({ written_by: 'ai', understood_by: 'canned' })
    await openNote()
    await expect.element(page.getByText('written without AI')).toBeInTheDocument()
  })

  it('makes nothing up if nothing is left, or nothing could be rephrased', async () => {
    serve({ text: '', note: 'nothing_left', about: null, requests: [], understood_by: 'canned' })
    const first = await openNote()
    await expect.element(page.getByText(/Once the insults are out, there’s nothing left/)).toBeInTheDocument()
    await expect.element(page.getByText('Only for you')).not.toBeInTheDocument()
    await first.unmount()
    serve({ text: note.raw_message, note: 'as_typed', written_by: 'author', about: null, requests: [] })
    const second = await openNote()
    await expect.element(page.getByText(/Without AI, Squash can’t rephrase this/)).toBeInTheDocument()
    await second.unmount()
    serve({ text: note.raw_message, written_by: 'canned', understood_by: 'canned' })
    await openNote()
    await expect.element(page.getByText(/Without AI, Squash can’t rephrase this/)).toBeInTheDocument()
    expect(page.getByText(/insults we recognised/).elements()).toEqual([])
  })

  it('says that it may still hurt where something may have been missed', async () => {
    serve({ note: 'may_hurt', written_by: 'canned', understood_by: 'canned' })
    await openNote()
    await expect.element(page.getByText(note.text)).toBeInTheDocument()
    await expect.element(page.getByText(/Part of this may still be hurtful/)).toBeInTheDocument()
    await expect.element(page.getByText(/written without AI/i)).not.toBeInTheDocument()
  })

  it('offers help instead of advice where someone may be in danger', async () => {
    serve({ offers_help: true, about: null, requests: [] })
    await openNote()
    await expect.element(page.getByRole('link', { name: 'Who can help' })).toBeInTheDocument()
    await expect.element(page.getByText('Only for you')).not.toBeInTheDocument()
  })

  it('leads to the conflict that was started from it', async () => {
    serve({ conflict_id: '0190c0de-0000-7000-8000-0000000000c1' })
    await openNote()
    await expect.element(page.getByRole('link', { name: 'Open the conflict' })).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Send it to someone' })).not.toBeInTheDocument()
  })

  it('is deleted after confirmation', async () => {
    const sent = stubCalls({
      soloNotes: { get_solo_note: () => note, delete_solo_note: () => ({ deleted: true }) },
    })
    const { path } = await openNote()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(path).toBe('/solo-notes')
    expect(sent('delete_solo_note')).toEqual([{ p_note_id: note.id }])
  })

  it('says that it has been deleted elsewhere when it can’t be deleted', async () => {
    stubCalls({
      soloNotes: { get_solo_note: () => note, delete_solo_note: () => refuse('solo_note.not_found') },
    })
    await openNote()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await shows(said.notFound)
  })

  it('says that it is gone, or that it did not load', async () => {
    stubCalls({ soloNotes: { get_solo_note: () => refuse('solo_note.not_found') } })
    const gone = await openNote()
    await expect.element(page.getByRole('heading', { name: 'Nothing here' })).toBeInTheDocument()
    await gone.unmount()
    stubCalls({ soloNotes: { get_solo_note: () => refuse('service.fault') } })
    await openNote()
    await expect.element(page.getByRole('heading', { name: 'This note didn’t load' })).toBeInTheDocument()
  })
})
