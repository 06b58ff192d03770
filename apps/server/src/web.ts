import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@squash/contract'
import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { CallListener } from './platform/http/call-listener.ts'
import { devMailAllowed } from './platform/http/loopback.ts'
import type { CallRouter } from './platform/http/rpc-handler.ts'
import { createHttpServer, type HttpServer } from './platform/http/server.ts'
import { streamRoute } from './platform/http/stream-route.ts'
import { createFollowers } from './platform/live/create-followers.ts'
import { createStreams } from './platform/live/stream.ts'
import type { Topic } from './platform/live/topic.ts'
import { captureRoutes } from './platform/mail/capture-routes.ts'
import type { Guard } from './platform/session/guard.ts'
import type { SharedPage } from './platform/web/page-head.ts'
import { wellKnownRoutes } from './platform/web/well-known-routes.ts'
import type { Foundation, Platform } from './platform.ts'

type Bound = {
  router: CallRouter
  guard: Guard
  listeners: readonly CallListener[]
  topics: readonly Topic[]
  pages: readonly SharedPage[]
  routes: FastifyPluginAsync[]
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The half of a process that answers requests: calls, functions, the live stream, captured mail, and the app itself. */
export async function createWeb(
  { settings, database, clock, log, metrics }: Foundation,
  { limiters, live }: Platform,
  { router, guard, listeners, topics, pages, routes }: Bound,
): Promise<HttpServer> {
  const followers = createFollowers({ database, topics, log })
  const streams = createStreams({ live, followers, log, metrics })
  const server = await createHttpServer({
    settings,
    log,
    metrics,
    router,
    contract,
    guard,
    limiters,
    listeners,
    ready: async () => {
      await sql`select 1`.execute(database.db)
      // The process listens only after it has migrated.
      return { database: true, migrations: true, space: await database.hasSpace() }
    },
    routes: [
      ...routes,
      wellKnownRoutes({ ...settings, clock }),
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
