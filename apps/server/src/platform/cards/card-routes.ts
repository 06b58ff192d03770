import type { FastifyPluginAsync } from 'fastify'
import { type CallLimiters, spendCall } from '../http/admit.ts'
import { isFresh } from '../http/etag.ts'
import { refusal } from '../http/refusal.ts'
import type { SharedPage } from '../web/page-head.ts'
import { cardVersion } from './card.ts'
import type { Pictures } from './pictures.ts'

type CardRoutes = { pages: readonly SharedPage[]; pictures: Pictures; limiters: CallLimiters }

/**
 * `{page}/card.png`: the picture of each shared page. Its content is read for each request, so that hidden content
 * disappears at once; caches elsewhere have to revalidate their copy before each use.
 */
export const cardRoutes =
  ({ pages, pictures, limiters }: CardRoutes): FastifyPluginAsync =>
  async (app) => {
    for (const { route, head } of pages) {
      app.get<{ Params: Record<string, string> }>(
        `${route === '/' ? '' : route}/card.png`,
        async ({ params, ip, headers }, reply) => {
          await spendCall(limiters, { kind: 'read', access: 'public', caller: null, address: ip })
          const found = await head(params)
          if (found === null || found === 'not found' || !found.card) {
            throw refusal('request.unknown_call', null, 'Not found.')
          }
          const etag = `"${cardVersion(found.card)}"`
          // Pages of other sites may show the picture: that is what it is for.
          reply.headers({ etag, 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
          if (isFresh(headers['if-none-match'], etag)) return reply.code(304).send()
          const picture = await pictures.of(found.card)
          if (picture === null) throw refusal('service.unavailable')
          return reply.type('image/png').send(picture)
        },
      )
    }
  }
