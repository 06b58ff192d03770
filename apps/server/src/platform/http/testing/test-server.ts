import { Writable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { createKeyedHashes } from '../../keyed-hash.ts'
import { createLimiter, createMemoryLimiter } from '../../limits/limiter.ts'
import { LIMITS } from '../../limits/limits.ts'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../metrics.ts'
import { createGuard, type Guard } from '../../session/guard.ts'
import type { SharedPage } from '../../web/page-head.ts'
import type { CallLimiters } from '../admit.ts'
import { type Command, createCommand } from '../command.ts'
import type { Readiness } from '../health-routes.ts'
import type { CallListener } from '../rpc-routes.ts'
import { createHttpServer } from '../server.ts'
import { type Notes, noteRoutes } from './notes.ts'

/** Tokens of the people in the tests; `mayas` belongs to a second session of hers, `dead` to a revoked one. */
export const PEOPLE = {
  maya: '11111111-1111-4111-8111-111111111111',
  jonas: '22222222-2222-4222-8222-222222222222',
} as const
export const SERVICE_KEY = 'the-service-key-of-the-tests'

type Given = {
  database?: Database
  clock?: Clock
  notes?: Partial<Notes>
  siteUrl?: string
  rateLimits?: number | null
  trustProxy?: { hops: number }
  drain?: number
  corsOrigins?: readonly string[]
  ready?: () => Promise<Readiness>
  /** Further routes, built from the same parts as any route. */
  routes?: (parts: { guard: Guard; limiters: CallLimiters; log: Logger }) => readonly FastifyPluginAsync[]
  listeners?: readonly CallListener[]
  webRoot?: string
  pages?: readonly SharedPage[]
  answerWithin?: number
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

const withoutDatabase: Command = async () => {
  throw new Error('This test has no database')
}

/** The real server on a free loopback port, with the fridge notes as its contract. */
export async function startTestServer(given: Given = {}) {
  const { database, clock = systemClock, rateLimits = null } = given
  const lines: string[] = []
  const log = createLog('info', new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }))
  const hash = database && createKeyedHashes({ database, clock, keys: [] })('tests')
  const command = database && hash ? createCommand(database, clock, hash) : withoutDatabase
  const notes: Notes = {
    pin: async () => ({ ok: true, value: { count: 1 } }),
    draft: async () => {},
    breakDown: async (how) => how,
    ...given.notes,
  }
  const guard = createGuard({
    authenticate: async (token) => {
      if (token !== 'maya' && token !== 'jonas') {
        return { ok: false, code: token === 'aal1' ? 'mfa_required' : 'session_not_found' }
      }
      return { ok: true, claims: { sub: PEOPLE[token], session_id: `${token}'s session`, aal: 'aal1' } }
    },
    isAdmin: async (person) => person === PEOPLE.jonas,
    serviceKey: SERVICE_KEY,
  })
  const limiters = {
    shared:
      database && hash ? createLimiter(database, LIMITS, rateLimits, hash) : createMemoryLimiter(LIMITS, rateLimits),
    inProcess: createMemoryLimiter(LIMITS, rateLimits),
  }
  const metrics = createMetrics()
  const server = await createHttpServer({
    settings: {
      siteUrl: given.siteUrl ?? 'http://127.0.0.1:3000',
      trustProxy: given.trustProxy ?? false,
      drain: given.drain ?? 0,
      serviceKey: SERVICE_KEY,
      supportEmail: 'help@squash.example',
      corsOrigins: given.corsOrigins ?? [],
    },
    log,
    metrics,
    router: noteRoutes(notes, command),
    guard,
    limiters,
    listeners: given.listeners ?? [],
    ready: given.ready ?? (async () => ({ database: true, migrations: true, space: true })),
    routes: given.routes?.({ guard, limiters, log }) ?? [],
    pages: given.pages ?? [],
    webRoot: given.webRoot ?? null,
    answerWithin: given.answerWithin,
  })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })

  /** `as` is a bearer token. An object body is sent as JSON, a string body as it is. */
  const request = (
    path: string,
    {
      as,
      body,
      headers,
      method,
    }: { as?: string; body?: unknown; headers?: Record<string, string>; method?: string } = {},
  ) =>
    fetch(origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  return {
    origin,
    request,
    call: (name: string, body: unknown, options: { as?: string; headers?: Record<string, string> } = {}) =>
      request(`/rest/v1/rpc/${name}`, { ...options, body }),
    /** The log, one parsed object per line. */
    logged: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
    log,
    server,
    stop: () => server.stop(),
  }
}
