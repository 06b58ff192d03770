import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { resourceOf, TIMEOUT, urlOf } from './collector.ts'

/** Milliseconds between two exports. */
const EVERY = 60_000

/**
 * Sends the metrics of a registry to a collector over OTLP/HTTP each minute: those that /metrics serves, under the same
 * names.
 * @returns a function that sends them one last time and stops
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
    // Longer than the exporter's own timeout, so that the exporter reports the failure.
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
        // Without the error, which may repeat the collector's answer.
        if (isRefused && !wasRefused) log.warn('metrics were not accepted by the collector')
        // The reader would report a failure as well, as if it were one of traces.
        done({ code: ExportResultCode.SUCCESS })
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]
type Row = Metric['values'][number]

/**
 * A registry's metrics in OpenTelemetry's form. Sums count from the start of the process. Summaries have no counterpart
 * that is still in use, and are left out.
 * @param now milliseconds since 1970
 */
function metricDataOf(metrics: readonly Metric[], now: number): MetricData[] {
  const times = { startTime: hrTimeOf(performance.timeOrigin), endTime: hrTimeOf(now) }
  return metrics.flatMap((metric): MetricData[] => {
    const common = {
      // Without a unit: a collector that serves Prometheus would append it to the name, which has it already.
      descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    // Declared as an enum, but strings at run time.
    switch (String(metric.type)) {
      case 'counter': {
        const dataPoints = numbersOf(metric.values, times)
        return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
      }
      case 'gauge':
        return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: numbersOf(metric.values, times) }]
      case 'histogram':
        return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric.values, times) }]
      default:
        return []
    }
  })
}

type Times = Pick<DataPoint<unknown>, 'startTime' | 'endTime'>

/** JSON has no NaN, which some metrics of the process are until their first sample. */
const numbersOf = (rows: readonly Row[], times: Times): DataPoint<number>[] =>
  rows
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels, value }))

/** One point for each set of labels. Prometheus buckets include the counts of those below them; OpenTelemetry's don't. */
function histogramsOf(rows: readonly Row[], times: Times) {
  const series = Map.groupBy(rows, ({ labels }) => JSON.stringify(withoutBound(labels)))
  return [...series.values()].map((rows) => {
    const buckets = rows.filter(({ labels }) => labels.le !== undefined)
    const valueNamed = (part: string) =>
      rows.find((row) => 'metricName' in row && String(row.metricName).endsWith(part))?.value ?? 0
    return {
      ...times,
      attributes: withoutBound(rows[0]?.labels ?? {}),
      value: {
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0)),
        },
        sum: valueNamed('_sum'),
        count: valueNamed('_count'),
      },
    }
  })
}

const withoutBound = ({ le, ...attributes }: Row['labels']): Attributes => attributes

const hrTimeOf = (milliseconds: number): HrTime => [
  Math.trunc(milliseconds / 1000),
  Math.trunc((milliseconds % 1000) * 1_000_000),
]
