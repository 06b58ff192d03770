import type { MyData } from '@squash/contract/account'
import type { FastifyPluginAsync } from 'fastify'
import type { FunctionParts } from './platform/http/function-routes.ts'
import type { CallListener } from './platform/http/rpc-routes.ts'
import type { Job, Schedule } from './platform/jobs/jobs.ts'
import type { Topic } from './platform/live/topic.ts'
import type { Announce, LogReader, Subscription } from './platform/outbox/outbox.ts'
import type { SharedPage } from './platform/web/page-head.ts'
import type { SitemapSection } from './platform/web/sitemap.ts'
import type { Foundation, Platform } from './platform.ts'

/** What every feature is built from; its dependencies on other features are passed separately. */
export type FeatureContext = Foundation & Platform

/** What a feature adds to the worker. */
export type Background = {
  subscriptions?: readonly Subscription[]
  readers?: readonly LogReader[]
  jobs?: readonly Job<unknown>[]
  schedules?: readonly Schedule[]
  announce?: Announce
  /**
   * Prepares what must exist before the first visitor: quick, without external services, and safe to run in several
   * processes at once.
   */
  atStart?: () => Promise<void>
}

/**
 * What a feature adds to the process besides its calls. `createApp` merges the calls, and the compiler checks that none
 * is missing.
 */
export type Feature = {
  background?: readonly Background[]
  /** Under /functions/v1. */
  functions?: readonly ((parts: FunctionParts) => FastifyPluginAsync)[]
  /** All its other routes. */
  httpRoutes?: readonly FastifyPluginAsync[]
  /** Notified of every call by a signed-in user. */
  callListeners?: readonly CallListener[]
  /** Tallies that browsers may follow live. */
  topics?: readonly Topic[]
  /** Shared pages, each with the title and text of its preview. */
  pages?: readonly SharedPage[]
  /** Its public pages, for search engines. */
  sitemap?: SitemapSection
}

/** Who requests a copy of their data, and from which session. */
export type ExportRequest = { person: string; session: string | null }

/** What the features store about a user, keyed by its place in the download. */
export type ExportSections = {
  [Section in Exclude<keyof MyData, 'exported_at'>]: (request: ExportRequest) => Promise<MyData[Section]>
}
