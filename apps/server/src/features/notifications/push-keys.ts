import type { Database } from '../../platform/database/database.ts'
import type { PushKeys } from '../../platform/push/push-sender.ts'
import { runOnce } from '../../platform/run-once.ts'
import type { Settings } from '../../settings.ts'

type Parts = { database: Pick<Database, 'db'>; settings: Pick<Settings, 'push'> }

/**
 * The operator's keys, or keys that are generated once and stored in the database: browsers subscribe with the public key,
 * and get nothing more once it changes.
 */
export function createPushKeys({ database: { db }, settings: { push } }: Parts): () => Promise<PushKeys> {
  const find = () =>
    db.selectFrom('push_keys').select(['public_key', 'private_key']).where('is_only', '=', true).executeTakeFirst()

  async function load(): Promise<PushKeys> {
    const { subject } = push
    if (push.keys) return { subject, ...push.keys }
    const known = await find()
    if (known) return { subject, publicKey: known.public_key, privateKey: known.private_key }
    const { default: webPush } = await import('web-push')
    const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys()
    // Two processes may generate keys at once: those stored first win, and both processes use them.
    await db
      .insertInto('push_keys')
      .values({ public_key, private_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return load()
  }

  return runOnce(load)
}
