import type { SoloNoteCard, SoloNote as SoloNoteView, StoredSoloNote } from '@squash/contract/solo-notes'
import type { Mood } from '@squash/contract/values'
import type { Mediator, Understanding, Written } from '@squash/rules/mediator/mediator'
import { ok, type Result, refuse } from '@squash/rules/result'
import { questionAbout, type SoloNote } from '@squash/rules/solo-notes/solo-note'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { createWording } from '../mediator/public.ts'
import type { Readers } from '../profiles/public.ts'
import type { SafetyCheck } from '../safety/public.ts'
import {
  type CardRow,
  deleteNote,
  findNote,
  insertNote,
  linkNote,
  listAllNotes,
  listNotes,
  type Page,
} from './solo-notes.store.ts'

type Parts = {
  database: Database
  clock: Clock
  mediator: Pick<Mediator, 'translate' | 'classify' | 'understand' | 'receipt'>
  readers: Pick<Readers, 'of'>
  newId: () => string
  /** Uses up one of the user's notes this hour. @returns null, or the seconds to wait */
  spendNote: (person: string) => Promise<number | null>
}

type Typed = { title: string | null; raw_message: string; mood: Mood | null }
type NewNote = Omit<SoloNote, 'id' | 'created_at' | 'conflict_id'>

/** How long an author waits in total for the calm version and for what the note seems to be about. */
const WAIT_MS = 10_000
const NOT_ASKED: Written<Understanding> = { about: null, phrasing: null, written_by: 'canned' }

/** Solo notes: messages that are reworded and stored for their author, who may send them later. */
export function createSoloNotes({ database, clock, mediator, readers, newId, spendNote }: Parts) {
  const { db } = database
  const reword = createWording(mediator)

  return {
    /** Before the transaction: checks the text and the hourly limit, and has the mediator reword it. */
    async draft(person: string, typed: Typed, check: SafetyCheck) {
      const passed = check.run()
      if (!passed.ok) return passed
      const wait = await spendNote(person)
      if (wait !== null) return refuse('request.rate_limited', { retry_after: wait })
      const reader = await readers.of(person)
      const started = performance.now()
      const { title, raw_message, mood } = typed
      const message = { title, message: raw_message, mood: mood ?? ('responsive' as const), reader }
      const translation = await reword(message, check)
      const keep_private = check.privateReason()
      const question = questionAbout(translation, keep_private, reader)
      const left = Math.max(0, Math.floor(WAIT_MS - (performance.now() - started)))
      const { written_by: understood_by, ...understanding } = question
        ? await mediator.understand(question, left)
        : NOT_ASKED
      const { text, language, note, written_by } = translation
      return ok<NewNote>({
        ...typed,
        text,
        written_by: note === 'as_typed' ? 'author' : written_by,
        language,
        note,
        ...understanding,
        requests: question?.requests ?? [],
        understood_by,
        offers_help: keep_private !== null,
      })
    },

    /**
     * Stores a note.
     * @returns only its id, so that the answer stored for repeated requests doesn't keep the texts of a deleted note
     */
    async store(tx: Tx, person: string, note: NewNote): Promise<Result<string, never>> {
      const id = newId()
      await insertNote(tx, person, { ...note, id, conflict_id: null, created_at: clock.now() })
      return ok(id)
    },

    /** A user's own note. */
    async get(person: string, id: string): Promise<Result<SoloNoteView, 'solo_note.not_found'>> {
      const note = await findNote(db, person, id)
      if (!note) return refuse('solo_note.not_found')
      return ok({ ...present(note), receipt: mediator.receipt(note.raw_message, note.text) })
    },

    /** A page of a user's notes, newest first. */
    list: async (person: string, page: Page): Promise<SoloNoteCard[]> =>
      (await listNotes(db, person, page)).map(presentCard),

    /** Deletes a user's own note. */
    async remove(tx: Tx, person: string, id: string): Promise<Result<{ deleted: true }, 'solo_note.not_found'>> {
      return (await deleteNote(tx, person, id)) ? ok({ deleted: true }) : refuse('solo_note.not_found')
    },

    /**
     * Records that a conflict was started from a note; does nothing if the user has deleted the note in the meantime.
     */
    link: (tx: Tx, person: string, id: string, conflict: string): Promise<void> => linkNote(tx, person, id, conflict),

    /** A user's notes in their download. */
    own: async (person: string): Promise<StoredSoloNote[]> => (await listAllNotes(db, person)).map(present),
  }
}

const presentCard = ({ created_at, ...card }: CardRow): SoloNoteCard => ({
  ...card,
  created_at: created_at.toISOString(),
})

const present = ({ created_at, requests, ...note }: SoloNote): StoredSoloNote => ({
  ...note,
  requests: [...requests],
  created_at: created_at.toISOString(),
})

export type SoloNotes = ReturnType<typeof createSoloNotes>
