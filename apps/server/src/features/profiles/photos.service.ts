import { REFUSALS } from '@squash/contract/errors'
import { LIMITS } from '@squash/contract/limits'
import { ok, type Refusal, type Result, refuse } from '@squash/rules/result'
import type { Database, Db, Tx } from '../../platform/database/database.ts'
import type { Download, DownloadProblem } from '../../platform/download/download.ts'
import { PHOTO_TYPES, squarePhoto } from '../../platform/images/square-photo.ts'

const FOLDER = '/photos/'
const FILE = /^([\w-]{22})\.webp$/

/** The URL of a stored photo: avatar_url on the wire. */
export const photoAddress = (name: string): string => `${FOLDER}${name}.webp`

/** Whether an avatar_url is a photo of this site, which needs no fetching. */
export const isPhotoAddress = (url: string): boolean => url.startsWith(FOLDER)

/** The name in a photo's URL; null for any other URL. */
export const photoNameOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null

type PhotoRefusal = 'photo.bad_link' | 'photo.unreachable' | 'photo.not_an_image' | 'photo.too_large'

type PhotosParts = {
  database: Pick<Database, 'db'>
  download: Download
  /** 22 unguessable letters, digits, - and _. */
  newName: () => string
  /** Uses up one of the user's photos this hour. @returns null, or the seconds to wait */
  spend: (person: string) => Promise<number | null>
}

const REFUSAL_OF = {
  bad_link: 'photo.bad_link',
  unreachable: 'photo.unreachable',
  wrong_type: 'photo.not_an_image',
  too_large: 'photo.too_large',
} as const satisfies Record<DownloadProblem, PhotoRefusal>

/** Seconds until a user whose photo is still being fetched may try another. */
const RETRY_AFTER = 10

/** Profile photos: uploaded, or fetched once from a user's link; re-encoded, and served only by Squash. */
export function createPhotos({ database: { db }, download, newName, spend }: PhotosParts) {
  const inProgress = new Set<string>()

  /** Uses up one of the user's photos, then re-encodes the bytes that `read` gets. One at a time per user. */
  async function prepare<Code extends PhotoRefusal>(
    person: string,
    read: () => Promise<Result<Buffer, Code>>,
  ): Promise<Result<Photo, Code | 'photo.not_an_image' | 'request.rate_limited'>> {
    if (inProgress.has(person)) return refuse('request.rate_limited', { retry_after: RETRY_AFTER })
    inProgress.add(person)
    try {
      const wait = await spend(person)
      if (wait !== null) return refuse('request.rate_limited', { retry_after: wait })
      const file = await read()
      if (!file.ok) return file
      const bytes = await squarePhoto(file.value)
      return bytes === null ? refusePhoto('photo.not_an_image') : ok({ name: newName(), bytes })
    } finally {
      inProgress.delete(person)
    }
  }

  return {
    /** Fetches a photo; call it outside transactions. The link is not stored. */
    fetch: (person: string, link: string) =>
      prepare(person, async () => {
        const file = await download(link, { types: PHOTO_TYPES, maxBytes: LIMITS.photoBytes })
        return file.ok ? ok(file.bytes) : refusePhoto(REFUSAL_OF[file.problem])
      }),

    /** Re-encodes an uploaded file; call it outside transactions. The file itself is not stored. */
    receive: (person: string, file: Buffer) => prepare<never>(person, async () => ok(file)),

    /** The bytes of a photo, as WebP. One statement. */
    find: (name: string): Promise<Buffer | null> => findPhoto(db, name),

    /** A user's own photo, for their download. */
    async own(person: string) {
      const photo = await findPhotoOf(db, person)
      return photo && { webp_base64: photo.bytes.toString('base64'), created_at: photo.created_at.toISOString() }
    },
  }
}

/** A refusal that makes the form highlight the field and show the message. */
const refusePhoto = <Code extends PhotoRefusal>(code: Code): Refusal<Code> =>
  refuse(code, { avatar_url: REFUSALS[code].message })

export type Photos = ReturnType<typeof createPhotos>

/** A stored photo: WebP under a random name. */
export type Photo = { name: string; bytes: Buffer }

/** Stores a user's photo, replacing the previous one. */
export async function storePhoto(tx: Tx, person_id: string, { name, bytes }: Photo, created_at: Date): Promise<void> {
  await tx
    .insertInto('profile_photos')
    .values({ person_id, name, bytes, created_at })
    .onConflict((clash) => clash.column('person_id').doUpdateSet({ name, bytes, created_at }))
    .execute()
}

/** Deletes a user's photo, if they have one. */
export async function removePhoto(tx: Tx, person: string): Promise<void> {
  await tx.deleteFrom('profile_photos').where('person_id', '=', person).execute()
}

async function findPhoto(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('profile_photos').select('bytes').where('name', '=', name).executeTakeFirst()
  return row?.bytes ?? null
}

async function findPhotoOf(db: Db, person: string): Promise<{ bytes: Buffer; created_at: Date } | null> {
  const photo = db.selectFrom('profile_photos').select(['bytes', 'created_at']).where('person_id', '=', person)
  return (await photo.executeTakeFirst()) ?? null
}
