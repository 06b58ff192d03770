import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@squash/contract'
import type { Feature, FeatureContext } from './feature.ts'
import { FIXED_PAGES } from './fixed-pages.ts'
import type { Card } from './platform/cards/card.ts'
import { cardRoutes } from './platform/cards/card-routes.ts'
import { createPictures } from './platform/cards/pictures.ts'
import { readinessOf } from './platform/database/readiness.ts'
import { devMailAllowed } from './platform/http/loopback.ts'
import type { CallRouter } from './platform/http/rpc-handler.ts'
import { createHttpServer, type HttpServer } from './platform/http/server.ts'
import { streamRoute } from './platform/http/stream-route.ts'
import { createFollowers } from './platform/live/create-followers.ts'
import { createStreams } from './platform/live/stream.ts'
import { captureRoutes } from './platform/mail/capture-routes.ts'
import type { Guard } from './platform/session/guard.ts'
import { robotsRoutes } from './platform/web/robots-routes.ts'
import { wellKnownRoutes } from './platform/web/well-known-routes.ts'

type Bound = { router: CallRouter; guard: Guard; features: readonly Feature[]; webRoot?: string | undefined }

/** The image library is loaded with the first picture. */
const drawWhenWanted = async (card: Card): Promise<Buffer> => {
  const { drawCard } = await import('./platform/cards/draw-card.ts')
  return drawCard(card)
}

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * The half of a process that answers requests: calls, functions, the live stream, captured mail, and the app itself.
 */
export async function createWeb(
  { settings, database, clock, log, metrics, limiters, live }: FeatureContext,
  { router, guard, features, webRoot = BUILT }: Bound,
): Promise<HttpServer> {
  const topics = features.flatMap((feature) => feature.topics ?? [])
  const functions = features.flatMap((feature) => feature.functions ?? [])
  const followers = createFollowers({ database, topics, log })
  const streams = createStreams({ live, followers, clock, log, metrics })
  const pages = [...FIXED_PAGES, ...features.flatMap((feature) => feature.pages ?? [])]
  const server = await createHttpServer({
    settings,
    log,
    metrics,
    clock,
    router,
    contract,
    mayLag: database.mayLag,
    guard,
    limiters,
    listeners: features.flatMap((feature) => feature.callListeners ?? []),
    ready: readinessOf(database),
    routes: [
      ...features.flatMap((feature) => feature.httpRoutes ?? []),
      ...functions.map((route) => route({ guard, limiters, log })),
      wellKnownRoutes({ ...settings, clock }),
      robotsRoutes({ pages, sections: features.flatMap(({ sitemap }) => sitemap ?? []), ...settings, limiters }),
      cardRoutes({ pages, pictures: createPictures(drawWhenWanted), limiters }),
      streamRoute({ guard, limiters, connect: streams.connect }),
      async (app) =>
        captureRoutes(app, {
          db: database.db,
          allowed: (request) =>
            devMailAllowed({ remoteAddress: request.socket.remoteAddress, headers: request.headers }, settings),
        }),
    ],
    pages,
    webRoot: existsSync(webRoot) ? webRoot : null,
  })
  server.onStop(streams.endAll)
  server.onStop(followers.close)
  return server
}
