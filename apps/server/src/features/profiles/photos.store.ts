import type { Db, Tx } from '../../platform/database/database.ts'

/** A stored photo: WebP under a random name. */
export type Photo = { name: string; bytes: Buffer }

/** Stores a user's photo, replacing the previous one. */
export async function keepPhoto(tx: Tx, person_id: string, { name, bytes }: Photo, created_at: Date): Promise<void> {
  await tx
    .insertInto('profile_photos')
    .values({ person_id, name, bytes, created_at })
    .onConflict((clash) => clash.column('person_id').doUpdateSet({ name, bytes, created_at }))
    .execute()
}

export async function removePhoto(tx: Tx, person: string): Promise<void> {
  await tx.deleteFrom('profile_photos').where('person_id', '=', person).execute()
}

export async function findPhoto(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('profile_photos').select('bytes').where('name', '=', name).executeTakeFirst()
  return row?.bytes ?? null
}

export async function findPhotoOf(db: Db, person: string): Promise<{ bytes: Buffer; created_at: Date } | null> {
  const photo = db.selectFrom('profile_photos').select(['bytes', 'created_at']).where('person_id', '=', person)
  return (await photo.executeTakeFirst()) ?? null
}
