import type { Preview as PreviewView, StoredPreview } from '@squash/contract/preview'
import type { MessageWriter, PrivateReason, Variation } from '@squash/contract/values'
import type { Translation } from '@squash/rules/conflicts/start'
import { checkTitle } from '@squash/rules/conflicts/title'
import type { Mediator, Translated } from '@squash/rules/mediator/mediator'
import type { Reader } from '@squash/rules/mediator/reader'
import { expiresAt, type MessageInput, type Preview } from '@squash/rules/previews/preview'
import {
  type ApprovalRefusal,
  addedInsults,
  approveWording,
  requestWording,
  wordingsLeft,
} from '@squash/rules/previews/wording'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { createWording } from '../mediator/public.ts'
import type { Readers } from '../profiles/public.ts'
import type { SafetyCheck } from '../safety/public.ts'
import { deleteWordings, findPreview, insertPreview, listOwn, listWordings, lockWordings } from './previews.store.ts'

/** Whether a user may respond to a conflict, by the same rule as for the response itself, and who would read it. */
export type MayRespond = (
  person: string,
  conflict: string,
) => Promise<Result<{ reader: string | null }, 'conflict.not_found' | 'conflict.not_a_party' | 'conflict.wrong_phase'>>

type PreviewParts = {
  database: Database
  clock: Clock
  mediator: Pick<Mediator, 'translate' | 'classify' | 'receipt'>
  newId: () => string
  /** Uses up one of the user's previews this hour. @returns null, or the seconds to wait */
  spendPreview: (person: string) => Promise<number | null>
  mayRespond: MayRespond
  readers: Pick<Readers, 'of' | 'byEmail'>
}

/** Who will read a message: the creator of the conflict responded to, or the holder of an address. */
export type Recipient = { person: string | null } | { email: string | null }

type PreviewRequest = {
  message: MessageInput
  email: string | null
  variation: Variation | null
  edited_text: string | null
}
/** A stored wording, or one to store. */
type Drafted =
  | { shown: string }
  | { message: MessageInput; translation: Translated; keep_private: PrivateReason | null }

/** Which previewed wording is sent, and the author's edit of it. */
export type Approval = { preview_id?: string | null | undefined; edited_text?: string | null | undefined }
/** What is sent, and why its conflict stays private. */
export type ApprovedWording = { translation: Translation; keep_private: PrivateReason | null }

/**
 * Previews of what the other party would read. Only the author can see one, until the message is sent or a day has
 * passed.
 */
export function createPreviews(parts: PreviewParts) {
  const { database, clock, mediator, newId, spendPreview, mayRespond, readers } = parts
  const { db } = database
  const reword = createWording(mediator)

  /** How the recipient of an author's message likes to be addressed. */
  const readerOf = (author: string, recipient: Recipient): Promise<Reader> =>
    'person' in recipient ? readers.of(recipient.person) : readers.byEmail(author, recipient.email)

  /** @param earlier the wording that a variation should differ from */
  const write = (
    { kind, title, raw_message, mood }: MessageInput,
    check: SafetyCheck,
    reader: Reader,
    { variation, earlier }: { variation?: Variation | undefined; earlier?: string | undefined } = {},
  ): Promise<Translated> => {
    const tone = mood ?? (kind === 'response' ? 'responsive' : 'meh')
    return reword({ title, message: raw_message, mood: tone, variation, earlier, reader }, check)
  }

  return {
    /** Before the transaction: checks the text, and finds the stored wording or has a new one written. */
    async draft(person: string, { message, email, variation, edited_text }: PreviewRequest, check: SafetyCheck) {
      let recipient: Recipient = { email }
      if (message.conflict !== null) {
        const may = await mayRespond(person, message.conflict)
        if (!may.ok) return may
        recipient = { person: may.value.reader }
      }
      const passed = check.run()
      if (!passed.ok) return passed
      const titled = checkTitle(message.title ?? '')
      if (!titled.ok) return titled
      const seen = await listWordings(db, person, message, clock.now())
      if (edited_text !== null) {
        const edited = checkEdit(seen[0], edited_text)
        return edited.ok ? ok<Drafted>({ shown: edited.value.id }) : edited
      }
      const request = requestWording(seen, variation)
      if (!request.ok) return request
      if (request.value !== 'new') return ok<Drafted>({ shown: request.value.shown.id })
      const wait = await spendPreview(person)
      if (wait !== null) return refuse('request.rate_limited', { retry_after: wait })
      const another = { variation: variation ?? undefined, earlier: seen[0]?.text }
      const reader = await readerOf(person, recipient)
      const translation = await write(message, check, reader, another)
      // Without a model every variation is the same, so using up a wording for it would be unfair.
      const same = seen.find(({ text }) => text === translation.text)
      return ok<Drafted>(same ? { shown: same.id } : { message, translation, keep_private: check.privateReason() })
    },

    /**
     * Stores a new wording.
     * @returns only its id, so that the preview's text doesn't outlive it in the answer stored for repeated requests
     */
    async store(tx: Tx, person: string, drafted: Drafted): Promise<Result<string, 'preview.too_many_wordings'>> {
      if ('shown' in drafted) return ok(drafted.shown)
      await lockWordings(tx, person)
      const now = clock.now()
      const { message, translation, keep_private } = drafted
      if (wordingsLeft((await listWordings(tx, person, message, now)).length) === 0)
        return refuse('preview.too_many_wordings')
      const id = newId()
      const { text, language, note } = translation
      await insertPreview(tx, person, {
        id,
        input: message,
        text,
        written_by: writerOf(translation),
        language,
        note,
        keep_private,
        created_at: now,
        expires_at: expiresAt(now),
      })
      return ok(id)
    },

    /** A preview as its author sees it. @param edited_text replaces its text */
    async show(
      person: string,
      id: string,
      edited_text: string | null,
    ): Promise<Result<Omit<PreviewView, 'safety'>, 'preview.not_found'>> {
      const preview = await findPreview(db, person, id)
      if (!preview) return refuse('preview.not_found')
      const { input, language, expires_at } = preview
      const wordings = await listWordings(db, person, input, clock.now())
      const isEdited = edited_text !== null && edited_text !== preview.text
      const text = edited_text ?? preview.text
      return ok({
        preview_id: id,
        text,
        written_by: isEdited ? 'author' : preview.written_by,
        language,
        receipt: mediator.receipt(input.raw_message, text),
        note: isEdited ? null : preview.note,
        wordings_left: wordingsLeft(wordings.length),
        expires_at: expires_at.toISOString(),
      })
    },

    /** The wording that its author approved; null if the message is sent without a preview. */
    async findApproved(
      person: string,
      message: MessageInput,
      { preview_id, edited_text }: Approval,
    ): Promise<Result<ApprovedWording | null, ApprovalRefusal>> {
      if (!preview_id) return ok(null)
      const preview = await findPreview(db, person, preview_id)
      const approved = approveWording(preview, { message, edited_text: edited_text ?? null, now: clock.now() })
      if (!approved.ok) return approved
      return ok({ translation: approved.value, keep_private: preview?.keep_private ?? null })
    },

    /** Words a message that is sent without a preview. */
    async word(
      { author, recipient, ...message }: MessageInput & { author: string; recipient: Recipient },
      check: SafetyCheck,
    ): Promise<Result<ApprovedWording, 'message.nothing_left'>> {
      const reader = await readerOf(author, recipient)
      const translation = await write(message, check, reader)
      if (translation.note === 'nothing_left') return refuse('message.nothing_left')
      const { text } = translation
      return ok({ translation: { text, written_by: writerOf(translation) }, keep_private: check.privateReason() })
    },

    /** Deletes the previews of a message that is being sent. Refuses if the approved one has been sent in the meantime. */
    async deleteSent(
      tx: Tx,
      person: string,
      message: MessageInput,
      { preview_id }: Approval,
    ): Promise<Result<null, 'preview.not_found'>> {
      if (!preview_id) return ok(null)
      const deleted = await deleteWordings(tx, person, message)
      return deleted.includes(preview_id) ? ok(null) : refuse('preview.not_found')
    },

    /** A user's previews in their download. */
    async own(person: string): Promise<StoredPreview[]> {
      return (await listOwn(db, person, clock.now())).map(
        ({ input, keep_private: _, created_at, expires_at, ...preview }) => {
          const { conflict, ...message } = input
          return {
            ...preview,
            ...message,
            conflict_id: conflict,
            created_at: created_at.toISOString(),
            expires_at: expires_at.toISOString(),
          }
        },
      )
    },
  }
}

/** Checks an author's edit against the newest wording. */
function checkEdit(
  newest: Preview | undefined,
  edited_text: string,
): Result<Preview, 'preview.not_found' | 'message.insulting'> {
  if (!newest) return refuse('preview.not_found')
  const words = addedInsults(edited_text, newest)
  return words.length > 0 ? refuse('message.insulting', { words }) : ok(newest)
}

/** A message that stays as typed is in its author's own words. */
const writerOf = ({ note, written_by }: Translated): MessageWriter => (note === 'as_typed' ? 'author' : written_by)

export type Previews = ReturnType<typeof createPreviews>
