import type { FastifyPluginAsync } from 'fastify'
import { type CallLimiters, spendCall } from '../../platform/http/admit.ts'
import { refusal } from '../../platform/http/refusal.ts'
import { type Photos, photoNameOf } from './photos.service.ts'

/**
 * Each photo has its own URL, so browsers may cache it. Shared caches may not, because they would keep it after an
 * erasure.
 */
const CACHE_IN_BROWSER = 'private, max-age=31536000, immutable'

/** `/photos/{name}.webp`, public for anyone who knows the name, because pages request images without a session. */
export const photoRoutes =
  ({ photos, limiters }: { photos: Photos; limiters: CallLimiters }): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/photos/:file', async ({ params, ip }, reply) => {
      await spendCall(limiters, { kind: 'read', access: 'public', caller: null, address: ip })
      const name = photoNameOf(params.file)
      const bytes = name === null ? null : await photos.find(name)
      if (bytes === null) throw refusal('request.unknown_call', null, 'Not found.')
      return reply.type('image/webp').header('cache-control', CACHE_IN_BROWSER).send(bytes)
    })
  }
