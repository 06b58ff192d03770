import { startLoopback } from '@squash/testkit/loopback'
import { pino } from 'pino'
import type { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../metrics.ts'
import { exportMetrics } from './export-metrics.ts'

const Point = z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) })
const Numbers = z.object({ dataPoints: z.array(Point.extend({ asDouble: z.number() })) })
const Histograms = z.object({
  aggregationTemporality: z.number(),
  dataPoints: z.array(
    Point.extend({
      count: z.number(),
      sum: z.number(),
      bucketCounts: z.array(z.number()),
      explicitBounds: z.array(z.number()),
    }),
  ),
})
const Exported = z.object({
  resourceMetrics: z.tuple([
    z.object({
      resource: Point,
      scopeMetrics: z.tuple([
        z.object({
          metrics: z.array(
            z.object({
              name: z.string(),
              sum: Numbers.extend({ aggregationTemporality: z.number(), isMonotonic: z.boolean() }).optional(),
              gauge: Numbers.optional(),
              histogram: Histograms.optional(),
            }),
          ),
        }),
      ]),
    }),
  ]),
})

/** As the protocol numbers it. */
const CUMULATIVE = 2

let bodies: string[]
let status: number
let collector: Awaited<ReturnType<typeof startLoopback>>

beforeEach(async () => {
  bodies = []
  status = 200
  collector = await startLoopback((request, body, response) => {
    bodies.push(`${request.url} ${body}`)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await collector.close()
})

const start = (registry: Registry, write = (_line: string) => {}) =>
  exportMetrics({
    registry,
    endpoint: collector.origin,
    role: 'worker',
    log: pino({ base: null, timestamp: false }, { write }),
  })
const exported = (body = '') => Exported.parse(JSON.parse(body.replace('/v1/metrics ', ''))).resourceMetrics[0]

it('exported metrics are those of /metrics, under the same names and with the same labels', async () => {
  const metrics = createMetrics({ processMetrics: true })
  metrics.watchConnections(() => ({ used: 3, idle: 2, waiting: 1 }))
  metrics.wordsScreened('pause')
  metrics.wordsScreened('pause')
  metrics.requestAnswered('get_conflict', 200, 4)
  metrics.requestAnswered('get_conflict', 200, 30)
  metrics.requestAnswered('get_conflict', 200, 60_000)
  metrics.requestAnswered('get_conflict', 404, 4)
  await start(metrics.registry)()

  const { resource, scopeMetrics } = exported(bodies[0])
  expect(bodies).toHaveLength(1)
  expect(resource.attributes).toContainEqual({ key: 'squash.role', value: { stringValue: 'worker' } })
  expect(resource.attributes.map(({ key }) => key).toSorted()).toEqual([
    'service.instance.id',
    'service.name',
    'squash.role',
  ])
  const sent = new Map(scopeMetrics[0].metrics.map((metric) => [metric.name, metric]))
  const defined = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  expect([...sent.keys()].toSorted()).toEqual(defined.toSorted())
  expect(sent.get('squash_words_screened_total')?.sum).toMatchObject({
    aggregationTemporality: CUMULATIVE,
    isMonotonic: true,
    dataPoints: [{ attributes: [{ key: 'outcome', value: { stringValue: 'pause' } }], asDouble: 2 }],
  })
  expect(sent.get('squash_database_connections')?.gauge?.dataPoints.map(({ asDouble }) => asDouble)).toEqual([3, 2])
  const requests = sent.get('squash_http_request_seconds')?.histogram
  expect(requests?.aggregationTemporality).toBe(CUMULATIVE)
  expect(requests?.dataPoints.map(({ count }) => count)).toEqual([3, 1])
  expect(requests?.dataPoints[0]).toMatchObject({
    sum: 60.034,
    explicitBounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    bucketCounts: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  })
})

it('metrics are exported each minute, and a collector that refuses them is reported once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  status = 400
  const lines: string[] = []
  const refused = Promise.withResolvers<void>()
  const end = start(createMetrics().registry, (line) => {
    lines.push(line)
    refused.resolve()
  })
  vi.advanceTimersByTime(60_000)
  await refused.promise
  await end()
  expect(bodies).toHaveLength(2)
  expect(lines).toEqual(['{"level":40,"msg":"metrics were not accepted by the collector"}\n'])
})
