import { ExportResultCode } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { MeterProvider, PeriodicExportingMetricReader, type PushMetricExporter } from '@opentelemetry/sdk-metrics'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { resourceOf, TIMEOUT, urlOf } from './collector.ts'
import { metricDataOf } from './metric-data.ts'

/** Milliseconds between two exports. */
const EVERY = 60_000

/**
 * Sends the metrics of a registry to a collector over OTLP/HTTP each minute: those that /metrics serves, under the same
 * names.
 * @returns how to send them a last time and stop
 */
export function exportMetrics({
  registry,
  endpoint,
  role,
  log,
}: {
  registry: Pick<Registry, 'getMetricsAsJSON'>
  endpoint: string
  role: string
  log: Logger
}): () => Promise<void> {
  const resource = resourceOf(role)
  const producer = {
    async collect() {
      const metrics = metricDataOf(await registry.getMetricsAsJSON(), Date.now())
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'squash' }, metrics }] }, errors: [] }
    },
  }
  const exporter = new OTLPMetricExporter({ url: urlOf(endpoint, 'metrics'), timeoutMillis: TIMEOUT })
  const reader = new PeriodicExportingMetricReader({
    exporter: warningOnce(exporter, log),
    exportIntervalMillis: EVERY,
    // The exporter gives up earlier, and is the one that says so.
    exportTimeoutMillis: 2 * TIMEOUT,
    metricProducers: [producer],
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return () => provider.shutdown()
}

/** Warns when a collector starts to refuse metrics, not again every minute. */
function warningOnce(exporter: PushMetricExporter, log: Logger): PushMetricExporter {
  let isRefused = false
  return {
    export(metrics, done) {
      exporter.export(metrics, ({ code }) => {
        const wasRefused = isRefused
        isRefused = code === ExportResultCode.FAILED
        // Without the error, which may repeat what the collector said.
        if (isRefused && !wasRefused) log.warn('metrics were not accepted by the collector')
        // The reader would report a failure as well, in the words for traces.
        done({ code: ExportResultCode.SUCCESS })
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
